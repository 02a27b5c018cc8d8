import { expect, it } from 'vitest';
import { leftOf } from '@/components/forms/left-of';
import type { ErrorBody } from '@/lib/errors';

const TWO: ErrorBody = { code: 'validation_error', fields: { odometerKm: 'required', fuelLevel: 'required' } };

it('keeps a refusal that names no field, and one whose fields are all wrong', () => {
  const failure: ErrorBody = { code: 'network_error' };
  expect(leftOf(failure, [])).toBe(failure);
  expect(leftOf(TWO, ['fuelLevel', 'odometerKm'])).toBe(TWO);
});

it('forgets each field that was corrected, and the refusal with the last one', () => {
  expect(leftOf(TWO, ['fuelLevel'])).toEqual({ code: 'validation_error', fields: { fuelLevel: 'required' } });
  expect(leftOf(TWO, [])).toBeNull();
});
