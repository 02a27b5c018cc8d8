import { expect, it } from 'vitest';
import { rentalVehicles } from '@/lib/rentals/rental-vehicles';

function row(kind: 'checkout' | 'checkin' | 'standalone', vehicleId: string, supersededAt: Date | null = null) {
  return { id: `${kind} ${vehicleId}`, kind, vehicleId, inspectedAt: new Date(0), supersededAt };
}
const told = (...rows: ReturnType<typeof row>[]) =>
  rentalVehicles(rows).map(({ vehicleId, out, back }) => [vehicleId, out.id, back?.id ?? null]);

it('pairs each vehicle that went out with its own check-in', () => {
  expect(told(row('checkout', 'a'), row('checkin', 'a'), row('checkout', 'b'), row('standalone', 'b'))).toEqual([
    ['a', 'checkout a', 'checkin a'],
    ['b', 'checkout b', null],
  ]);
});

it('gives the same vehicle that went out twice both of its check-ins', () => {
  expect(told(row('checkout', 'a'), row('checkin', 'a'), row('checkout', 'a'), row('checkin', 'a'))).toHaveLength(2);
});

it('gives no vehicle the check-in of another one', () => {
  expect(told(row('checkout', 'a'), row('checkout', 'b'), row('checkin', 'b'))).toEqual([
    ['a', 'checkout a', null],
    ['b', 'checkout b', 'checkin b'],
  ]);
});

it('leaves out a check-in that was recorded by mistake', () => {
  expect(told(row('checkout', 'a'), row('checkin', 'a', new Date()))).toEqual([['a', 'checkout a', null]]);
});
