import { contrast, type HexColor, isHexColor, mix, READABLE, readableOn } from './color';

/** The product's own grounds and ink of `app/globals.css`, as a mail and a paper need them. */
const [WHITE, INK, LIGHT_CANVAS, DARK_CANVAS, NIGHT] = ['#ffffff', '#221d19', '#faf8f6', '#1f1b18', '#0b0908'] as const;

/** One theme's colors: a surface, the text on it, the same under the pointer, a faint ground, and text on the canvas. */
export interface Shades {
  accent: HexColor;
  on: HexColor;
  strong: HexColor;
  soft: HexColor;
}

export interface CompanyShades {
  light: Shades;
  dark: Shades;
  /** As text on white paper. */
  paper: HexColor;
  /** The color as it was chosen, and the text on it. */
  exact: { fill: HexColor; on: HexColor };
}

/**
 * The text that is readable on a company's color: white, or dark; null if neither is, so that the color can't be used. That is so
 * of a few colors of middle lightness.
 */
export function textOn(color: HexColor): HexColor | null {
  return [WHITE, INK].find((text) => contrast(color, text) >= READABLE) ?? null;
}

/**
 * A company's color in both themes, and as text on white paper. A light color is darkened for the light theme and a dark one
 * lightened for the dark theme, until it can be read there as a link. Null if the color is none, or not one to be used.
 */
export function colorShades(color: string | null): CompanyShades | null {
  const on = color !== null && isHexColor(color) ? textOn(color) : null;
  if (color === null || !isHexColor(color) || on === null) return null;
  const light = readableOn(color, LIGHT_CANVAS, INK);
  const dark = readableOn(color, DARK_CANVAS, WHITE);
  return {
    light: {
      accent: light,
      on: WHITE,
      strong: mix(light, INK, 0.2),
      soft: mix(light, WHITE, 0.9),
    },
    dark: {
      accent: dark,
      on: NIGHT,
      strong: mix(dark, WHITE, 0.25),
      soft: mix(dark, DARK_CANVAS, 0.8),
    },
    paper: readableOn(color, WHITE, INK),
    exact: { fill: color, on },
  };
}
