"""A host's last words: links made anew, a table closed and deleted, and everybody who looks is told."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.site import Server, open_drawer, private_link, visitor, watched
from tests.browser.test_map import sit_with_a_friend
from tests.browser.test_pages import serious


def test_links_are_made_anew_and_a_table_is_closed_and_deleted_before_a_friends_eyes(
    browser: Browser, server: Server
) -> None:
    page, faults = watched(visitor(browser))
    friend = sit_with_a_friend(browser, page, server.url)
    old = private_link(friend)
    open_drawer(friend, "table")
    friend.locator("#menu summary").click()
    friend.get_by_role("button", name="Make a new link").click()
    friend.wait_for_function("old => document.querySelector('#private-link').value !== old", arg=old)
    assert friend.request.get(old).status == 404

    open_drawer(page, "table")
    close = page.get_by_role("button", name="Close this table")
    close.click()
    assert not serious(page)
    page.locator("dialog[open] button:not(.primary)").first.click()  # not yet
    expect(friend.locator("#question")).not_to_have_text("The host has closed this table")
    open_drawer(page, "table")
    close.click()
    page.locator("dialog[open] .primary").click()
    for each in (page, friend):
        expect(each.locator("#question")).to_have_text("The host has closed this table")
    open_drawer(page, "table")
    page.get_by_role("button", name="Delete this table").click()
    page.locator("dialog[open] .primary").click()
    page.wait_for_url(re.compile(r"/$"))
    expect(friend.locator(".deleted")).to_have_text("The host has deleted this table.")
    assert not faults
    page.context.close()
    friend.context.close()
