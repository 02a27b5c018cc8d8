import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const paths = (file: string) => [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

it('the product’s icon is the mark of its screens', () => {
  expect(paths('app/icon.svg')).toEqual(paths('components/layout/brand.tsx'));
});

it('browsers without SVG get it in three sizes', async () => {
  const ico = readFileSync('app/favicon.ico');
  expect(ico.readUInt16LE(4)).toBe(3);
  for (const [place, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * place;
    const [length, at] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { data, info } = await sharp(ico.subarray(at, at + length))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([ico[entry], ico[entry + 1], info.width, info.height, info.channels]).toEqual([size, size, size, size, 4]);
    // The corner is round, and the middle of the second row is the mark's ground.
    expect(data[3]).toBeLessThan(128);
    const ground = 4 * (size + size / 2);
    expect([...data.subarray(ground, ground + 4)]).toEqual([0, 0x68, 0xa7, 255]);
  }
});
