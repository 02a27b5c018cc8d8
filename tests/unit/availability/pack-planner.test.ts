import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPlanner, unpackPlanner } from '@/lib/availability/pack-planner';
import { BAR_STATES } from '@/lib/availability/values';
import { SHOWN_STATUSES } from '@/lib/vehicles/values';

const vehicle = fc.record({
  id: fc.uuid(),
  model: fc.constantFrom('Toyota RAV4', 'Kia Rio'),
  plate: fc.string(),
  status: fc.constantFrom(...SHOWN_STATUSES),
});
const bar = fc
  .record({
    vehicle: fc.nat(50),
    state: fc.constantFrom(...BAR_STATES),
    from: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    length: fc.nat(1_000_000),
    number: fc.oneof(fc.constantFrom('R-2026-00042', 'V-2026-100000', 'M-0', ''), fc.string()),
    name: fc.constantFrom('Marie', 'Pierre'),
  })
  .map(({ length, ...rest }) => ({ ...rest, until: rest.from + length }));

it('gives back what was packed, whatever the numbers look like', () => {
  fc.assert(
    fc.property(fc.array(vehicle), fc.array(bar), (vehicles, bars) => {
      expect(unpackPlanner(packPlanner(vehicles, bars))).toEqual({ vehicles, bars });
    }),
  );
});

it('keeps each text once', () => {
  const fleet = Array.from({ length: 3 }, () => ({
    id: 'a',
    model: 'Kia Rio',
    plate: 'AA-1',
    status: 'available' as const,
  }));
  const number = (digits: string) => ({ number: `R-2026-000${digits}`, name: 'Marie' });
  const bars = ['41', '42'].map((digits) => ({
    ...{ vehicle: 0, state: 'rented' as const, from: 0, until: 60 },
    ...number(digits),
  }));
  expect(packPlanner(fleet, bars).texts).toEqual(['Kia Rio', 'AA-1', 'R-2026-000', 'Marie']);
});
