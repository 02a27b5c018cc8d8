/** A color as `#00639f`, in small letters. */
export type HexColor = `#${string}`;

const HEX = /^#[0-9a-f]{6}$/;
/** What WCAG 2.2 asks of text at level AA. */
export const READABLE = 4.5;
const STEP = 0.05;

export function isHexColor(text: string): text is HexColor {
  return HEX.test(text);
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: HexColor, other: HexColor): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color itself if text in it is readable on `ground`, or else as little of `towards` mixed in as makes it so. */
export function readableOn(color: HexColor, ground: HexColor, towards: HexColor): HexColor {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

/** `share` of the second color in the first, from 0 to 1. */
export function mix(one: HexColor, other: HexColor, share: number): HexColor {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: HexColor): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
