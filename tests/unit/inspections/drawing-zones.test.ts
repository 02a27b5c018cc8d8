import { describe, expect, it } from 'vitest';
import { DRAWING_ZONES } from '@/lib/inspections/drawing-zones';
import { nextZone } from '@/lib/inspections/next-zone';
import { DRAWING_VIEWS } from '@/lib/inspections/values';
import { placeOfZone, zoneAt } from '@/lib/inspections/zone-at';

const EVERY_20 = Array.from({ length: 51 }, (_, step) => step * 20);
const MOVES = ['left', 'right', 'up', 'down'] as const;

describe.each(DRAWING_VIEWS)('the view %s', (view) => {
  it('has a name for every place', () => {
    const nameless = EVERY_20.flatMap((x) => EVERY_20.map((y) => ({ x, y }))).filter(
      ({ x, y }) =>
        !DRAWING_ZONES[view].some(
          ({ edges: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom,
        ),
    );
    expect(nameless).toEqual([]);
  });

  it('finds a zone at the center that its name gives', () => {
    const names = DRAWING_ZONES[view].map(({ name }) => name);
    expect(names.map((name) => zoneAt(placeOfZone(view, name)))).toEqual(names);
  });

  it('can be walked by the arrow keys from any zone to any other', () => {
    const names = DRAWING_ZONES[view].map(({ name }) => name);
    for (const start of names) {
      const seen = new Set([start]);
      const open = [start];
      for (const name of open)
        for (const move of MOVES) {
          const next = zoneAt(nextZone(placeOfZone(view, name), move));
          if (!seen.has(next)) open.push(next);
          seen.add(next);
        }
      expect([...seen].toSorted()).toEqual([...names].toSorted());
    }
  });
});

it('names the sides as a person in the seat does', () => {
  expect(zoneAt({ view: 'left', x: 420, y: 600 })).toBe('left_front_door');
  expect(zoneAt({ view: 'right', x: 580, y: 600 })).toBe('right_front_door');
  expect(zoneAt({ view: 'front', x: 900, y: 640 })).toBe('left_headlight');
  expect(zoneAt({ view: 'back', x: 100, y: 500 })).toBe('left_taillight');
});
