import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { onWhite } from '@/lib/papers/on-white';
import { damagedSignature } from '@/tests/support/damaged-signature';
import { sampleAgreement } from './samples';

const PREFIX = 'data:image/png;base64,';
const GREY_TRANSPARENT = 4;
const ALPHA = 3;

function painted(...pixels: [red: number, green: number, blue: number, alpha: number][]): string {
  const picture = new PNG({ width: pixels.length, height: 1 });
  picture.data = Buffer.from(pixels.flat());
  return `${PREFIX}${PNG.sync.write(picture).toString('base64')}`;
}

function read(image: string): Buffer {
  return Buffer.from(image.slice(PREFIX.length), 'base64');
}

it('what is transparent becomes white, and half of it half', () => {
  const paper = read(onWhite(painted([0, 0, 0, 0], [30, 30, 30, 255], [0, 0, 200, 128])));
  const colorType = paper[25] ?? GREY_TRANSPARENT;
  expect(colorType & GREY_TRANSPARENT).toBe(0);
  const pixels = [...PNG.sync.read(paper).data].filter((_, at) => at % 4 !== ALPHA);
  expect(pixels).toEqual([255, 255, 255, 30, 30, 30, 127, 127, 227]);
});

it('a signature of few kilobytes stays one', () => {
  const { image } = sampleAgreement('fr', 'A4').signatures.customer;
  expect(read(onWhite(image ?? '')).length).toBeLessThan(2 * read(image ?? '').length);
});

it('a photo stays as it is, and a damaged picture throws', () => {
  expect(onWhite('data:image/jpeg;base64,/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  expect(() => onWhite(damagedSignature('pixels'))).toThrow();
});
