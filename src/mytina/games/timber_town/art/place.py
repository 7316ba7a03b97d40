"""The game's place on the home page: a town on stilts, and a beaver who comes on a raft."""

from __future__ import annotations

PLACE = (
    '<svg viewBox="0 0 320 240"><path fill="#7fb0b8" '
    'd="M26 150q66-14 140-4t130-4q22 12 20 42-2 34-30 42-60 14-134 8T38 226Q8 222 5 188q-2-28 21-38z"/>'
    '<path fill="none" stroke="#d7ecec" stroke-width="3" stroke-linecap="round" '
    'd="M30 196q8-6 16 0t16 0M110 214q8-6 16 0t16 0'
    'M250 206q8-6 16 0t16 0M60 168q8-6 16 0t16 0"/>'
    '<path stroke="#7a5636" stroke-width="6" d="M30 128v46M80 128v46M130 128v46M180 128v46M230 128v46M280 128v46"/>'
    '<path fill="#c79a62" stroke="#7a5636" stroke-width="2" d="M16 120h288v12H16z"/>'
    '<path fill="#fff3d0" stroke="#4b321e" stroke-width="2" d="M30 84h44v36H30z"/><path fill="#d8ae36" '
    'stroke="#4b321e" '
    'stroke-width="2" d="M22 86l30-28 30 28z"/><path fill="#7a5636" d="M46 100h12v20H46z"/>'
    '<path fill="#7a5590" stroke="#4b321e" stroke-width="2" '
    'd="M96 120V96h52v24zM88 96l34-18 34 18zM98 78l24-16 24 16zM108 62l14-18 14 18z"/>'
    '<path fill="#fff3d0" d="M114 104h16v16h-16z"/><path fill="#fff3d0" stroke="#4b321e" stroke-width="2" '
    'd="M172 92h44v28h-44z"/>'
    '<path fill="#d57f2b" stroke="#4b321e" stroke-width="2" d="M166 92l8-18h40l8 18z"/><path fill="#fff3d0" '
    'd="M182 76l-4 16h10l2-16zM198 76l2 16h10l-4-16z"/>'
    '<path fill="#3f709b" stroke="#4b321e" stroke-width="2" d="M236 120V86l16 10V86l16 10V86l16 10v24z"/>'
    '<g transform="translate(196 160)"><path fill="#8a5b2c" stroke="#4b321e" stroke-width="2" '
    'd="M0 44h96q8 0 8 7t-8 7H0q-8 0-8-7t8-7z"/>'
    '<path fill="none" stroke="#4b321e" d="M0 51h96"/><path fill="#7a5636" stroke="#4b321e" stroke-width="2" '
    'd="M28 44q-4-34 20-36 24 2 20 36z"/>'
    '<circle cx="48" cy="8" r="15" fill="#7a5636" stroke="#4b321e" stroke-width="2"/><path fill="#e5b04a" '
    'stroke="#4b321e" stroke-width="2" d="M32 2q16-22 32 0z"/>'
    '<circle cx="42" cy="8" r="2"/><circle cx="54" cy="8" r="2"/><path fill="#fff" d="M45 15h6v5h-6z"/>'
    '<path stroke="#4b321e" stroke-width="3" d="M84 44V4"/>'
    '<path fill="#b8433a" d="M84 4h22l-6 7 6 7H84z"/></g></svg>'
)
