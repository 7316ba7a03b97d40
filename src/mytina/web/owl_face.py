"""How the owl looks."""

from __future__ import annotations

from markupsafe import Markup

OWL = Markup(
    '<svg class="owl-face" viewBox="0 0 64 64" aria-hidden="true">'
    '<path fill="#4d7040" d="M8 64c1-13 8-20 24-20s23 7 24 20z"/><path fill="#fbf6e8" d="M25 46h14l-7 13z"/>'
    '<path fill="#a98559" d="M12 8c5 1 9 3 12 5 5-2 11-2 16 0 3-2 7-4 12-5 1 6 1 10-1 14 2 15-7 27-19 27S11 37 13 22'
    'c-2-4-2-8-1-14z"/><path fill="#8d6a41" d="M12 8c5 1 9 3 12 5-3 2-6 4-8 8-4-3-5-8-4-13zM52 8c-5 1-9 3-12 5 3 2 6 4'
    ' 8 8 4-3 5-8 4-13z"/><circle fill="#fbf6e8" cx="23" cy="27" r="9"/><circle fill="#fbf6e8" cx="41" cy="27" r="9"/>'
    '<circle fill="#2a2922" cx="24" cy="27" r="4"/><circle fill="#2a2922" cx="40" cy="27" r="4"/>'
    '<circle fill="#fff" cx="25.4" cy="25.6" r="1.3"/><circle fill="#fff" cx="41.4" cy="25.6" r="1.3"/>'
    '<g fill="none" stroke="#2a2922" stroke-width="2"><circle cx="23" cy="27" r="9.5"/>'
    '<circle cx="41" cy="27" r="9.5"/></g><path fill="#e3a72f" d="M28.5 33h7L32 40z"/></svg>'
)
