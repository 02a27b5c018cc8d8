import type { GrayImage } from './gray-image';

/** How much darker than its surroundings a pixel must be to count as ink. */
const DARKER = 0.84;

/** Which pixels are ink: 1 if a pixel is darker than its surroundings, so that shadows and lamps do not matter. */
export function findInk({ data, width, height }: GrayImage, reach: number): Uint8Array {
  const sums = integral(data, width, height);
  const ink = new Uint8Array(data.length);
  const row = width + 1;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * row;
    const bottom = Math.min(height, y + reach + 1) * row;
    const rows = (bottom - top) / row;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const shade = data[y * width + x] ?? 0;
      if (shade * rows * (right - left) < sum * DARKER) ink[y * width + x] = 1;
    }
  }
  return ink;
}

function integral(data: Uint8ClampedArray, width: number, height: number): Float64Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += data[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line;
    }
  }
  return sums;
}
