import { type HexColor, isHexColor } from '../color';
import { textOn } from '../color-shades';

/** A color as people type it, `#1f6b43` or `1F6B43`; null for an empty text. `problem` says why it can't be a company's. */
export function readColor(
  text: string,
): { color: HexColor | null } | { problem: 'invalid_color' | 'color_unreadable' } {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { color: null };
  const color = typed.startsWith('#') ? typed : `#${typed}`;
  if (!isHexColor(color)) return { problem: 'invalid_color' };
  return textOn(color) === null ? { problem: 'color_unreadable' } : { color };
}
