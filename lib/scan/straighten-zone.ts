import type { CellLine } from './find-cells';
import { type GrayImage, shadeAt } from './gray-image';

const TALL = 36;
export const ZONE_ROW = 84;
export const ZONE_MARGIN = 40;

/** A zone prepared for text recognition, and the places of its characters. */
export interface StraightZone {
  image: GrayImage;
  /** For each line, the center of each character; null for a filler, which is left out of the image. */
  places: (number | null)[][];
}

/**
 * The zone's lines straight below each other at the same height, dark on white. Fillers are left out because text
 * recognition misreads them.
 */
export function straightenZone(image: GrayImage, lines: CellLine[]): StraightZone {
  const left = Math.min(...lines.map(({ line }) => line.left));
  const right = Math.max(...lines.map(({ line }) => line.right));
  const tall = lines.reduce((sum, { line }) => sum + line.tall, 0) / lines.length;
  const scale = TALL / tall;
  const width = Math.min(2400, Math.round((right - left) * scale) + 2 * ZONE_MARGIN);
  const height = ZONE_ROW * lines.length + ZONE_MARGIN;
  const data = new Uint8ClampedArray(width * height).fill(255);
  const from = left - ZONE_MARGIN / scale;
  const places: (number | null)[][] = [];
  for (const [index, { line, cells }] of lines.entries()) {
    const strip = stretched(cut(image, line, { left: from, scale, width }), width);
    const half = (((line.right - line.left) / cells.length) * scale) / 2;
    for (const { x, isFiller } of cells) {
      if (isFiller) erase(strip, width, (x - from) * scale, half);
    }
    erase(strip, width, 0, (line.left - from) * scale - half * 0.4);
    erase(strip, width, width, width - (line.right - from) * scale - half * 0.4);
    data.set(strip, (ZONE_MARGIN / 2 + index * ZONE_ROW) * width);
    places.push(cells.map(({ x, isFiller }) => (isFiller ? null : (x - from) * scale)));
  }
  return { image: { data, width, height }, places };
}

function erase(strip: Uint8ClampedArray, width: number, middle: number, half: number): void {
  const left = Math.max(0, Math.round(middle - half));
  const right = Math.min(width, Math.round(middle + half));
  for (let y = 0; y < ZONE_ROW && left < right; y += 1) strip.fill(255, y * width + left, y * width + right);
}

function cut(
  image: GrayImage,
  line: { at: number; slope: number },
  { left, scale, width }: { left: number; scale: number; width: number },
): Float32Array {
  const strip = new Float32Array(width * ZONE_ROW);
  for (let y = 0; y < ZONE_ROW; y += 1) {
    const down = (y - ZONE_ROW / 2) / scale;
    for (let x = 0; x < width; x += 1) {
      const across = left + x / scale;
      strip[y * width + x] = shadeAt(image, across - down * line.slope, line.at + line.slope * across + down);
    }
  }
  return strip;
}

/** Makes ink black and paper white, measured section by section along the line. */
function stretched(strip: Float32Array, width: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(strip.length);
  const piece = ZONE_ROW;
  const levels: { dark: number; light: number }[] = [];
  for (let from = 0; from < width; from += piece) {
    const shades: number[] = [];
    for (let y = ZONE_ROW * 0.2; y < ZONE_ROW * 0.8; y += 2) {
      const row = Math.floor(y) * width;
      for (let x = Math.max(0, from - piece / 2); x < Math.min(width, from + piece * 1.5); x += 2) {
        shades.push(strip[row + Math.floor(x)] ?? 0);
      }
    }
    shades.sort((a, b) => a - b);
    const dark = shades[Math.floor(shades.length * 0.04)] ?? 0;
    const light = shades[Math.floor(shades.length * 0.7)] ?? 255;
    levels.push({ dark, light: Math.max(light, dark + 24) });
  }
  for (let x = 0; x < width; x += 1) {
    const { dark, light } = levels[Math.floor(x / piece)] ?? { dark: 0, light: 255 };
    for (let y = 0; y < ZONE_ROW; y += 1) {
      const at = y * width + x;
      result[at] = (((strip[at] ?? 0) - dark) / (light - dark)) * 255;
    }
  }
  return result;
}
