import { z } from 'zod';
import { LocalTimeInput } from '../local-time-input';
import { wholeInput } from '../number-input';
import { FUEL_LEVELS } from '../pricing/values';
import { BOUNDS } from './bounds';
import { BothSignatures } from './input';

const odometerKm = wholeInput(BOUNDS.odometerKm);
const fuelLevel = z.enum(FUEL_LEVELS, 'required');
const damageNotes = z.string().trim().max(4000, 'too_long').default('');

/** Which vehicle a customer gets instead of the present one, and when. */
export const PreviewSwapInput = z.object({
  rentalId: z.uuid('invalid_value'),
  vehicleId: z.uuid('required'),
  swappedAt: LocalTimeInput,
  /** The new vehicle's rate for the days that have not begun. An address can only say it as text. */
  newRate: z.union([z.boolean(), z.stringbool()], 'invalid_value').default(false),
});

/** A swap with both inspections, signed. */
export const SwapVehicleInput = PreviewSwapInput.extend(BothSignatures.shape).extend({
  /** The vehicle that the clerk saw as the present one. Where a colleague has swapped it since, the swap is refused. */
  fromVehicleId: z.uuid('invalid_value'),
  odometerInKm: odometerKm,
  fuelIn: fuelLevel,
  damageIn: damageNotes,
  odometerOutKm: odometerKm,
  fuelOut: fuelLevel,
  damageOut: damageNotes,
  /** The clerk confirms the unusual distances. */
  odometerConfirmed: z.boolean().default(false),
  /** The vehicle that came back stays out of service, for a reason. */
  outOfService: z.boolean().default(false),
  outOfServiceReason: z.string().trim().max(500, 'too_long').default(''),
  /** What the swap adds, as customer and clerk saw it, in cents. A different sum is refused. */
  expectedCents: z.int('invalid_money'),
});

export type SwapVehicleInput = z.output<typeof SwapVehicleInput>;
