"""Newleaf on the horizon of the home page: a viaduct, and the train on it."""

from __future__ import annotations


def _wagon(x: int, colour: str) -> str:
    windows = "".join(f'<path fill="#ffd976" d="M{x + 5 + 9 * n} 19h5v6h-5z"/>' for n in range(2))
    return (
        f'<path fill="{colour}" stroke="#3a2a1c" d="M{x} 15h26v17H{x}z"/>{windows}'
        f'<circle cx="{x + 6}" cy="33" r="3.4" fill="#3a2a1c"/><circle cx="{x + 20}" cy="33" r="3.4" fill="#3a2a1c"/>'
    )


_ARCHES = "".join(f"M{8 + 32 * n} 76V58q12-16 24 0v18z" for n in range(9))
VIADUCT = (
    '<svg viewBox="0 0 300 76"><path fill="#b9b1a4" d="M0 36h300v40H0z"/><path fill="#8f877a" d="M0 36h300v6H0z"/>'
    f'<path fill="#a9cdb9" d="{_ARCHES}"/><g fill="#fffdf7" opacity=".85"><circle cx="84" cy="4" r="4"/>'
    '<circle cx="76" cy="8" r="5"/><circle cx="92" cy="2" r="2.4"/></g>'
    '<path fill="#2f6b62" stroke="#3a2a1c" d="M70 20h22v12H70z"/><path fill="#3a2a1c" d="M74 12h6v9h-6z"/>'
    '<path fill="#a8402c" stroke="#3a2a1c" d="M92 10h18v22H92z"/><path fill="#ffd976" d="M97 14h8v7h-8z"/>'
    '<path fill="#3a2a1c" d="M62 32l8-8v8z"/>'
    '<circle cx="77" cy="33" r="3.6" fill="#3a2a1c"/><circle cx="88" cy="33" r="3.6" fill="#3a2a1c"/>'
    '<circle cx="102" cy="32" r="4.6" fill="#3a2a1c"/>'
    f"{_wagon(114, '#8a5b2c')}{_wagon(144, '#2f5f93')}{_wagon(174, '#6a4583')}</svg>"
)
