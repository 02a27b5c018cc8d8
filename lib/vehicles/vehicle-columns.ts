import 'server-only';
import { databaseCode, databaseConstraint } from '../database-error';
import { AppError } from '../errors';
import { normalizeSearch } from '../search/normalize-search';
import { recordText } from '../search/record-text';
import { VEHICLE_FIELDS } from './fields';
import type { VehicleInput } from './input';
import { displayPlate, plateKey } from './plate';

/** Converts a vehicle from a form or an import to its stored columns. */
export function vehicleColumns(input: VehicleInput) {
  const { vinConfirmed: _confirmed, odometerReason: _reason, features, ...rest } = input;
  const record = { ...rest, plate: displayPlate(input.plate), vin: input.vin || null };
  return {
    ...record,
    plateKey: plateKey(input.plate),
    features: features
      .split(',')
      .map((feature) => feature.trim())
      .filter(Boolean),
    nameKey: normalizeSearch(input.make, input.model),
    searchText: recordText(VEHICLE_FIELDS, record),
  };
}

/** The error for a plate or VIN that another vehicle of the company has, at its field. */
export function translateDuplicate(error: unknown): unknown {
  if (databaseCode(error) !== '23505') return error;
  const constraint = databaseConstraint(error);
  if (constraint === 'vehicles_plate') return new AppError('duplicate_plate', { fields: { plate: 'duplicate_plate' } });
  if (constraint === 'vehicles_vin') return new AppError('duplicate_vin', { fields: { vin: 'duplicate_vin' } });
  return error;
}
