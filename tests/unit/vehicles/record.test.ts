import { describe, expect, it } from 'vitest';
import { changedFields } from '@/lib/records/changed-fields';
import { documentState } from '@/lib/vehicles/document-state';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { monthsUpTo } from '@/lib/vehicles/months';
import { odometerCorrection } from '@/lib/vehicles/odometer-correction';

it.each([
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'week'],
  ['2026-11-28', 'week'],
  ['2026-11-29', 'month'],
  ['2026-12-21', 'month'],
  ['2026-12-22', null],
])('a document of %s is, on 21 November 2026, %s', (day, state) => {
  expect(documentState(day, '2026-11-21')).toBe(state);
});

it('counts months back over the year', () => {
  expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

describe('what an edit changed', () => {
  it('is detected in the columns people fill in, not in derived columns or ones missing on one side', () => {
    const before = { make: 'Kia', features: ['A/C'], odometerKm: 10, searchText: 'a', status: 'available' };
    const after = { make: 'Kia', features: ['A/C', 'GPS'], odometerKm: 12, searchText: 'b', odometerReason: '' };
    expect(changedFields(VEHICLE_FIELDS, before, { ...after, classId: null })).toEqual(['features', 'odometerKm']);
    expect(changedFields(VEHICLE_FIELDS, null, after)).toEqual([]);
  });

  it('is a correction where the odometer ran backwards', () => {
    expect(odometerCorrection({ odometerKm: 90 }, { odometerKm: 80 })).toEqual({ fromKm: 90, toKm: 80 });
    expect(odometerCorrection({ odometerKm: 80 }, { odometerKm: 90 })).toBeNull();
    expect(odometerCorrection({}, { odometerKm: 90 })).toBeNull();
  });
});
