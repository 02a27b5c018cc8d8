import { expect, it } from 'vitest';
import { vehicleNextStep } from '@/lib/vehicles/vehicle-next-step';

it.each([
  ['available', null, 'rent'],
  ['rented', 'rental', 'rental'],
  ['reserved', 'reservation', 'reservation'],
  ['maintenance', 'ticket', 'ticket'],
  ['maintenance', null, 'edit'],
  ['inactive', null, 'edit'],
] as const)('a vehicle that is %s, held by %s', (status, heldBy, step) => {
  expect(vehicleNextStep({ status, heldBy }, () => true)).toBe(step);
  expect(vehicleNextStep({ status, heldBy }, (one) => one !== step)).toBeNull();
});
