import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, arrangeHolds, type Lane, type PencilledHold } from '@/lib/allocations/arrange-holds';

const lane = (vehicleId: string, ...firm: [number, number][]): Lane => ({
  vehicleId,
  open: true,
  firm: firm.map(([from, until]) => ({ from, until })),
});
const hold = (id: string, vehicleId: string, from: number, until: number): PencilledHold => ({
  id,
  vehicleId,
  from,
  until,
});
const anyVehicle = (from: number, until: number): Asked => ({ vehicleId: null, from, until });
const on = (vehicleId: string, from: number, until: number): Asked => ({ vehicleId, from, until });

interface Case {
  lanes: Lane[];
  holds: PencilledHold[];
  asked: Asked;
  gets: [vehicle: string, moved: Record<string, string>] | null;
}

const CASES: Record<string, Case> = {
  'any vehicle: a free one, and nobody moves': {
    lanes: [lane('a'), lane('b')],
    holds: [hold('1', 'a', 0, 10)],
    asked: anyVehicle(5, 15),
    gets: ['b', {}],
  },
  'any vehicle: none is free': {
    lanes: [lane('a'), lane('b', [0, 10])],
    holds: [hold('1', 'a', 0, 10)],
    asked: anyVehicle(5, 15),
    gets: null,
  },
  'any vehicle: what ends and what begins at one moment do not clash': {
    lanes: [lane('a')],
    holds: [hold('1', 'a', 0, 10)],
    asked: anyVehicle(10, 20),
    gets: ['a', {}],
  },
  'any vehicle: two that lie apart come together to make room': {
    lanes: [lane('a'), lane('b')],
    holds: [hold('1', 'a', 0, 10), hold('2', 'b', 10, 20)],
    asked: anyVehicle(5, 15),
    gets: ['b', { 2: 'a' }],
  },
  'this vehicle: the booking that pencilled it moves to another': {
    lanes: [lane('a'), lane('b')],
    holds: [hold('1', 'a', 0, 10)],
    asked: on('a', 5, 15),
    gets: ['a', { 1: 'b' }],
  },
  'this vehicle: no other one has room': {
    lanes: [lane('a'), lane('b', [8, 9])],
    holds: [hold('1', 'a', 0, 10)],
    asked: on('a', 5, 15),
    gets: null,
  },
  'this vehicle: one moves and makes another one move': {
    lanes: [lane('a'), lane('b'), lane('c', [0, 4])],
    holds: [hold('1', 'a', 0, 10), hold('2', 'b', 5, 15)],
    asked: on('a', 5, 15),
    gets: ['a', { 1: 'b', 2: 'c' }],
  },
  'this vehicle: it is held firmly': {
    lanes: [lane('a', [0, 10]), lane('b')],
    holds: [],
    asked: on('a', 5, 6),
    gets: null,
  },
  'one out of service keeps its hold and gets no other': {
    lanes: [{ ...lane('a'), open: false }, lane('b')],
    holds: [hold('1', 'a', 0, 10), hold('2', 'b', 0, 10)],
    asked: anyVehicle(5, 15),
    gets: null,
  },
  'one that is late is taken for ever': {
    lanes: [lane('a', [0, Number.POSITIVE_INFINITY])],
    holds: [],
    asked: anyVehicle(1000, 1001),
    gets: null,
  },
  'a booking that a late vehicle endangers stands in nobody’s way': {
    lanes: [lane('a', [0, Number.POSITIVE_INFINITY]), lane('b')],
    holds: [hold('1', 'a', 5, 10)],
    asked: anyVehicle(5, 10),
    gets: ['b', {}],
  },
};

describe('pencilled holds', () => {
  it.each(Object.entries(CASES))('%s', (_name, { lanes, holds, asked, gets }) => {
    const found = arrangeHolds(lanes, holds, asked);
    expect(found && [found.vehicleId, Object.fromEntries(found.moved)]).toEqual(gets);
  });

  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 6 }))
    .map(([from, length]) => ({ from, until: from + length }));
  const vehicles = ['a', 'b', 'c'];
  const world = fc.record({
    firm: fc.array(fc.tuple(fc.constantFrom(...vehicles), stretch), { maxLength: 5 }),
    pencilled: fc.array(fc.tuple(fc.constantFrom(...vehicles), stretch), { maxLength: 5 }),
    asked: fc.tuple(fc.option(fc.constantFrom(...vehicles)), stretch),
  });

  /** The fleet as the database would hold it: what would overlap was never let in. */
  function fleetOf(drawn: { firm: [string, { from: number; until: number }][]; pencilled: typeof drawn.firm }) {
    const taken: [string, { from: number; until: number }][] = [];
    const enter = (entry: (typeof taken)[number]) => {
      const clashes = taken.some(
        ([id, other]) => id === entry[0] && other.from < entry[1].until && entry[1].from < other.until,
      );
      if (!clashes) taken.push(entry);
      return !clashes;
    };
    const firm = drawn.firm.filter(enter);
    const pencilled = drawn.pencilled.filter(enter);
    return {
      lanes: vehicles.map((id) =>
        lane(id, ...firm.filter(([on]) => on === id).map(([, s]): [number, number] => [s.from, s.until])),
      ),
      holds: pencilled.map(([id, s], index) => hold(String(index), id, s.from, s.until)),
    };
  }

  /** Every way to place holds on vehicles, one after another. */
  function fitsSomehow(lanes: Lane[], holds: { from: number; until: number }[]): boolean {
    const [first, ...rest] = holds;
    if (!first) return true;
    return lanes.some((one) => {
      if (one.firm.some((taken) => taken.from < first.until && first.from < taken.until)) return false;
      const next = lanes.map((other) => (other === one ? { ...one, firm: [...one.firm, first] } : other));
      return fitsSomehow(next, rest);
    });
  }

  it('find a place whenever there is one, and never overlap', () => {
    fc.assert(
      fc.property(world, (drawn) => {
        const { lanes, holds } = fleetOf(drawn);
        const [vehicleId, period] = drawn.asked;
        const asked = { vehicleId, ...period };
        const found = arrangeHolds(lanes, holds, asked);
        const clear =
          vehicleId === null || lanes.every((one) => one.vehicleId !== vehicleId || fitsSomehow([one], [period]));
        const withAsked = lanes.map((one) =>
          one.vehicleId === vehicleId ? { ...one, firm: [...one.firm, period] } : one,
        );
        const possible =
          vehicleId === null ? fitsSomehow(lanes, [...holds, period]) : clear && fitsSomehow(withAsked, holds);
        expect(found !== null).toBe(possible);
        if (!found) return;
        const placed = [
          ...lanes.flatMap((one) => one.firm.map((taken) => ({ ...taken, vehicleId: one.vehicleId }))),
          ...holds.map((one) => ({ ...one, vehicleId: found.moved.get(one.id) ?? one.vehicleId })),
          { ...period, vehicleId: found.vehicleId },
        ];
        const clashing = placed.filter((one, index) =>
          placed.some(
            (other, at) =>
              at > index && other.vehicleId === one.vehicleId && other.from < one.until && one.from < other.until,
          ),
        );
        expect(clashing).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
