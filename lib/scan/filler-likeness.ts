import type { Spot } from './find-text-lines';
import type { GrayImage } from './gray-image';

const SIDE = 14;
const FILLER = drawnFiller();

/**
 * How much a mark looks like a `<`, and like a `>` (a `<` upside down): each from -1 to 1. `slope` is that of its line
 * of text.
 */
export function fillerLikeness(
  image: GrayImage,
  { x, y, wide, tall }: Spot,
  slope: number,
): { upright: number; over: number } {
  // The box around a slanted mark is larger than the mark.
  const lean = Math.min(0.4, Math.abs(slope));
  const width = (wide - tall * lean) / (1 - lean * lean);
  const height = (tall - wide * lean) / (1 - lean * lean);
  const shape = width / height;
  if (!(shape > 0.4 && shape < 1.5)) return { upright: 0, over: 0 };
  const sample = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    const down = ((row + 0.5) / SIDE - 0.5) * height;
    for (let column = 0; column < SIDE; column += 1) {
      const across = ((column + 0.5) / SIDE - 0.5) * width;
      const at = Math.round(x + across - down * slope);
      const from = Math.round(y + down + across * slope);
      sample[row * SIDE + column] = 255 - (image.data[from * image.width + at] ?? 255);
    }
  }
  return { upright: correlation(sample, FILLER), over: correlation(sample, FILLER.slice().reverse()) };
}

function drawnFiller(): Float32Array {
  const drawn = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const stroke = Math.abs((row + 0.5) / SIDE - 0.5) * 2;
      const away = Math.abs((column + 0.5) / SIDE - stroke * 0.92);
      drawn[row * SIDE + column] = Math.max(0, 1 - away / 0.24);
    }
  }
  return drawn;
}

function correlation(a: Float32Array, b: Float32Array): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (const [index, value] of a.entries()) {
    const other = (b[index] ?? 0) - meanB;
    both += (value - meanA) * other;
    ofA += (value - meanA) ** 2;
    ofB += other ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
