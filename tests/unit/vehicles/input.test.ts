import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { parseInput } from '@/lib/parse-input';
import { CreateVehicleInput, VehicleFilters } from '@/lib/vehicles/input';

const VEHICLE = {
  make: ' Toyota ',
  model: 'RAV4',
  year: '2021',
  plate: 'lo-01109',
  seats: '5',
  fuelType: 'gasoline',
  transmission: 'automatic',
  dailyRateCents: '95',
  odometerKm: '41 250',
};

function refused(change: Record<string, unknown>): unknown {
  try {
    parseInput(CreateVehicleInput, { ...VEHICLE, ...change });
    return {};
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

it('reads a vehicle as people type it', () => {
  expect(CreateVehicleInput.parse(VEHICLE)).toMatchObject({
    make: 'Toyota',
    year: 2021,
    dailyRateCents: 9500,
    odometerKm: 41_250,
    serviceStatus: 'in_service',
    vin: '',
    weeklyRateCents: null,
  });
});

describe('bounds', () => {
  it.each([
    ['make', '   ', 'required'],
    ['make', 'x'.repeat(121), 'too_long'],
    ['insuranceExpiresOn', '1500-01-01', 'out_of_range'],
    ['insuranceExpiresOn', '1989-12-31', 'out_of_range'],
    ['registrationExpiresOn', '2101-01-01', 'out_of_range'],
    ['purchasePriceCents', '0', 'must_be_positive'],
    ['purchasePriceCents', '1000000', 'out_of_range'],
    ['purchasedOn', '1979-12-31', 'out_of_range'],
    ['purchasedOn', '2999-01-01', 'out_of_range'],
    ['year', '1979', 'year_out_of_range'],
    ['year', '2199', 'year_out_of_range'],
    ['year', '20.5', 'invalid_number'],
    ['seats', '0', 'must_be_positive'],
    ['seats', '61', 'out_of_range'],
    ['dailyRateCents', '0,99', 'out_of_range'],
    ['dailyRateCents', '10000', 'out_of_range'],
    ['dailyRateCents', '1,234', 'invalid_money'],
    ['dailyRateCents', '', 'required'],
    ['dailyRateCents', 95.5, 'invalid_money'],
    ['odometerKm', '2000001', 'out_of_range'],
    ['odometerKm', '-1', 'out_of_range'],
    ['odometerKm', Number.POSITIVE_INFINITY, 'invalid_number'],
    ['plate', '', 'required'],
    ['plate', 'A', 'invalid_plate'],
    ['plate', 'LÔ-01109', 'invalid_plate'],
    ['notes', 'x'.repeat(4001), 'too_long'],
    ['insuranceExpiresOn', '2026-02-30', 'invalid_date'],
  ])('%s %j is %s', (field, value, code) => {
    expect(refused({ [field]: value })).toEqual({ [field]: code });
  });
});

it('says which years a vehicle may have', () => {
  const to = new Date().getUTCFullYear() + 1;
  for (const year of ['1890', String(to + 1)])
    expect(() => parseInput(CreateVehicleInput, { ...VEHICLE, year })).toThrow(
      expect.objectContaining({ code: 'validation_error', params: { from: 1980, to } }),
    );
  for (const year of ['1980', String(to)]) expect(refused({ year })).toEqual({});
});

describe('a VIN', () => {
  it.each([
    ['', false, {}],
    ['jtmbfrev5hj123456', false, {}],
    ['JTMBFREV5HJ12345O', false, { vin: 'unusual_vin' }],
    ['AB1234', false, { vin: 'unusual_vin' }],
    ['AB1234', true, {}],
    ['AB', true, { vin: 'invalid_vin' }],
    ['AB 12/34', true, { vin: 'invalid_vin' }],
  ])('%j, confirmed %s', (vin, vinConfirmed, fields) => {
    expect(refused({ vin, vinConfirmed })).toEqual(fields);
  });
});

it('reads a bent query string as the plain list', () => {
  expect(
    VehicleFilters.parse({ q: ['a'], status: 'flying', sort: '1; drop', size: '7', cursor: 'x'.repeat(600) }),
  ).toEqual({
    q: '',
    status: null,
    fuel: null,
    class: null,
    documents: null,
    sort: 'name',
    cursor: null,
    size: 25,
  });
});
