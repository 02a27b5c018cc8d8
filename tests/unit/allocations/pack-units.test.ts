import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packUnits } from '@/lib/allocations/pack-units';

const held = (id: string, unit: number, from: number, promisedUntil: number, until = promisedUntil) => ({
  ...{ id, unit, from, promisedUntil, until, out: false },
});

describe('the units of an option', () => {
  it('are given while one is left, the lowest first', () => {
    expect(packUnits([], { from: 0, until: 5 }, 1)).toEqual({ unit: 1, moved: [] });
    expect(packUnits([held('a', 1, 0, 5)], { from: 4, until: 8 }, 2)).toEqual({ unit: 2, moved: [] });
    expect(packUnits([held('a', 1, 0, 5)], { from: 4, until: 8 }, 1)).toBeNull();
    expect(packUnits([held('a', 1, 0, 5)], { from: 5, until: 8 }, 1)).toEqual({ unit: 1, moved: [] });
    expect(packUnits([], { from: 0, until: 5 }, 0)).toBeNull();
  });

  it('are exchanged where only that makes room', () => {
    const holds = [held('a', 1, 0, 5), held('b', 2, 5, 10)];
    expect(packUnits(holds, { from: 3, until: 7 }, 2)).toEqual({ unit: 2, moved: [['b', 1]] });
  });

  it('never get a number beyond the stock because one is late', () => {
    // Three were promised for 10 before that one was late: by then four would be needed.
    const promised = [held('a', 1, 8, 12), held('b', 2, 9, 12), held('c', 3, 10, 12)];
    const beside = [held('d', 2, 18, 22), held('e', 3, 26, 32)];
    const holds = [held('late', 1, 0, 5, Number.POSITIVE_INFINITY), ...promised, ...beside];
    const packed = packUnits(holds, { from: 20, until: 30 }, 3);
    expect(packed).not.toBeNull();
    for (const unit of [packed?.unit, ...(packed?.moved ?? []).map(([, to]) => to)]) expect(unit).toBeLessThan(4);
  });

  it('stay with who has held one, although the stock was lowered since', () => {
    const kept = { from: 0, until: 5, goesOut: false };
    const other = held('b', 2, 0, 9);
    expect(packUnits([other], { from: 0, until: 5 }, 1)).toBeNull();
    expect(packUnits([other], { from: 0, until: 5 }, 1, kept)).toEqual({ unit: 1, moved: [] });
    expect(packUnits([{ ...other, unit: 1 }], { from: 0, until: 5 }, 1, kept)).toEqual({ unit: 2, moved: [] });
    expect(packUnits([other], { from: 0, until: 6 }, 1, kept), 'not beyond the time that it was held for').toBeNull();
    expect(
      packUnits([{ ...other, from: 6 }], { from: 0, until: 7 }, 1, kept),
      'nor where the other begins later',
    ).toBeNull();
    expect(packUnits([{ ...other, out: true }], { from: 0, until: 5 }, 1, kept)).not.toBeNull();
  });

  it('are handed over to who has held one, unless the last one is out', () => {
    const kept = { from: 0, until: 5, goesOut: true };
    const other = held('b', 2, 0, 9);
    expect(packUnits([other], { from: 0, until: 5 }, 1, kept)).toEqual({ unit: 1, moved: [] });
    expect(packUnits([{ ...other, out: true }], { from: 0, until: 5 }, 1, kept)).toBeNull();
    expect(packUnits([{ ...other, out: true }], { from: 0, until: 5 }, 2, kept)).toEqual({ unit: 1, moved: [] });
  });

  it('never count twice at one moment, and are refused only where the whole stock is taken', () => {
    const stretch = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), fc.integer({ min: 0, max: 4 }), (wanted, stock) => {
        const holds: ReturnType<typeof held>[] = [];
        for (const [index, [from, length]] of wanted.entries()) {
          const asked = { from, until: from + length };
          const takenAt = (moment: number) => holds.filter((one) => one.from <= moment && moment < one.until).length;
          const fullAt = Array.from({ length }, (_, offset) => from + offset).some((at) => takenAt(at) >= stock);
          const packed = packUnits(holds, asked, stock);
          expect(packed === null).toBe(fullAt);
          if (!packed) continue;
          for (const [id, unit] of packed.moved) Object.assign(holds.find((one) => one.id === id) ?? {}, { unit });
          holds.push(held(String(index), packed.unit, asked.from, asked.until));
          const twice = holds.filter((one) =>
            holds.some(
              (other) =>
                other.id < one.id && other.unit === one.unit && other.from < one.until && one.from < other.until,
            ),
          );
          expect(twice).toEqual([]);
          expect(Math.max(...holds.map(({ unit }) => unit))).toBeLessThanOrEqual(stock);
        }
      }),
    );
  });
});
