import 'server-only';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import type { ClashQuestion, FoundClash } from './find-clash';
import { findOthers } from './find-others';

/** Throws `vehicle_not_available` with what the vehicle clashes with, and others of its class (docs/rules.md §7). */
export async function refuseTaken(
  ctx: WriteContext,
  { vehicleId, from, until }: ClashQuestion,
  found: FoundClash | null,
): Promise<never> {
  const details = found && { ...found.clash, others: await findOthers(ctx, { vehicleId, from, until }) };
  throw new AppError('vehicle_not_available', { fields: { vehicleId: 'vehicle_not_available' }, details });
}
