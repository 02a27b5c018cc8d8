import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrunkSize } from '@/components/files/upload/shrunk-size';

const side = fc.integer({ min: 1, max: 50_000 });

describe('the size a photo is sent in', () => {
  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [2048, 2048, 2048, 2048],
    [640, 480, 640, 480],
    [50_000, 1, 2048, 1],
  ])('%d × %d becomes %d × %d', (width, height, newWidth, newHeight) => {
    expect(shrunkSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
  });

  it('fits, is never larger than the photo, and keeps its proportion to half a pixel', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const small = shrunkSize({ width, height });
        expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(2048);
        expect(small.width).toBeLessThanOrEqual(width);
        expect(small.height).toBeLessThanOrEqual(height);
        const scale = Math.min(1, 2048 / Math.max(width, height));
        expect(Math.abs(small.width - width * scale)).toBeLessThan(1);
        expect(Math.abs(small.height - height * scale)).toBeLessThan(1);
      }),
    );
  });
});
