"""The game's place on the home page: the Ever Tree with its door and a lit window."""

from __future__ import annotations

PLACE = (
    '<svg viewBox="0 0 320 240"><ellipse cx="160" cy="226" rx="120" ry="12" fill="#000" opacity=".16"/>'
    '<path fill="#6b4527" d="M136 130c0 44-8 74-34 94 20-4 30-2 40 2 12-4 24-4 36 0 10-4 24-6 42-2-28-20-34-50-34-94z"'
    "/>"
    '<path fill="#8a6040" d="M150 132c0 40-4 70-16 92 16-4 30-4 44 0-10-24-14-52-14-92z"/>'
    '<g fill="#4d7d3a"><circle cx="100" cy="92" r="52"/><circle cx="220" cy="92" r="52"/><circle cx="160" '
    'cy="64" r="60"/>'
    '<circle cx="160" cy="112" r="54"/></g><g fill="#6a9b47"><circle cx="112" cy="80" r="38"/><circle cx="206" '
    'cy="82" r="38"/>'
    '<circle cx="160" cy="56" r="44"/></g><g fill="#8ab75a"><circle cx="148" cy="48" r="28"/><circle cx="196" '
    'cy="70" r="20"/>'
    '<circle cx="108" cy="72" r="20"/></g><g fill="#fbd3dc"><circle cx="84" cy="74" r="4"/><circle cx="128" '
    'cy="36" r="4"/>'
    '<circle cx="176" cy="30" r="4"/><circle cx="232" cy="66" r="4"/><circle cx="206" cy="104" r="4"/>'
    '<circle cx="118" cy="112" r="4"/>'
    '<circle cx="160" cy="84" r="4"/><circle cx="250" cy="100" r="4"/></g>'
    '<circle cx="160" cy="160" r="9" fill="#4b321e"/><circle cx="160" cy="160" r="6.5" fill="#ffd976"/>'
    '<path fill="#4b321e" d="M146 222v-22c0-18 28-18 28 0v22z"/><path fill="#a5653a" '
    'd="M149 222v-21c0-14 22-14 22 0v21z"/>'
    '<circle cx="166" cy="208" r="1.8" fill="#ffd976"/></svg>'
)
