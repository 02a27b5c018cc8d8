import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FITTED, keptView, swipeOf, zoomedView } from '@/components/files/lightbox/zoom-view';

const FRAME = { width: 400, height: 300 };
const number = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('the lightbox', () => {
  it('keeps the image covering its frame, wherever it is dragged', () => {
    fc.assert(
      fc.property(number, number, number, (scale, x, y) => {
        const view = keptView({ scale, x, y }, FRAME);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(5);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * FRAME.width) / 2);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * FRAME.height) / 2);
      }),
    );
  });

  it('zooms around the fingers: the point under them stays there', () => {
    const at = { x: 100, y: -50 };
    const view = zoomedView(FITTED, 2, at, FRAME);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The image's point at (100, -50) appears at 100 * 2 - 100 = 100 and at -50 * 2 + 50 = -50.
  });

  it('comes back to the middle when it is fitted again', () => {
    expect(zoomedView({ scale: 2, x: 150, y: 40 }, 0.1, { x: 0, y: 0 }, FRAME)).toEqual(FITTED);
  });

  it('turns the page on a clear sideways swipe only', () => {
    expect(swipeOf({ x: 300, y: 100 }, { x: 200, y: 110 })).toBe(1);
    expect(swipeOf({ x: 100, y: 100 }, { x: 200, y: 110 })).toBe(-1);
    expect(swipeOf({ x: 100, y: 100 }, { x: 130, y: 100 })).toBe(0);
    expect(swipeOf({ x: 100, y: 100 }, { x: 180, y: 200 })).toBe(0);
  });
});
