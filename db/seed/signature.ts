import { PNG } from 'pngjs';
import { drawnSignature } from '@/lib/drawn-signature';

const WIDTH = 300;
const HEIGHT = 100;
const INK = 30;

const drawn = new Map<string, string>();

/** A drawn line that looks like a signature, as a PNG data URL such as is stored. Every name gives another line. */
export function demoSignature(name: string): string {
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

function draw(name: string): string {
  const picture = new PNG({ width: WIDTH, height: HEIGHT });
  picture.data.fill(255);
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (let step = 0; step < 1600; step += 1) {
    const t = step / 1600;
    const x = Math.round(20 + t * 255 + 9 * Math.sin(t * 40 + seed));
    const y = Math.round(52 + 26 * Math.sin(t * (17 + (seed % 7)) + seed) * (1 - t * 0.7));
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at = 4 * ((y + dy) * WIDTH + x + dx);
      if (x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT) picture.data.fill(INK, at, at + 3);
    }
  }
  const image = drawnSignature(`data:image/png;base64,${PNG.sync.write(picture).toString('base64')}`);
  if (!image) throw new Error('Nothing was drawn.');
  return image;
}
