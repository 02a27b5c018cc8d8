import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { isDrawnSignature } from '@/lib/rentals/signature-image';

function png(width: number, height: number, paint: (image: PNG) => void = () => undefined): string {
  const image = new PNG({ width, height });
  paint(image);
  return `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`;
}

it('recognizes a drawn line', () => {
  expect(isDrawnSignature(demoSignature('Marie-Flore Desrosiers'))).toBe(true);
  expect(isDrawnSignature(png(300, 100, ({ data }) => data.fill(255, 400, 1200)))).toBe(true);
});

it.each([
  ['nothing', ''],
  ['an empty field', png(300, 100)],
  ['a field of one colour', png(300, 100, ({ data }) => data.fill(120))],
  ['a single dot', png(300, 100, ({ data }) => data.fill(255, 4000, 4012))],
  ['bytes that are no image', 'data:image/png;base64,A'],
  ['a image cut short', demoSignature('x').slice(0, 400)],
  ['another kind of image', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  ['a image that would fill the memory', png(1, 1).replace('AAAAAQAAAAE', 'AAB//wAAf/8')],
])('takes %s for no signature', (_name, image) => {
  expect(isDrawnSignature(image)).toBe(false);
});
