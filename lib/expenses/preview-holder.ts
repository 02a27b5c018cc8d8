import 'server-only';
import { localToInstant } from '../dates';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { findHolder } from './find-holder';
import { HolderQuestion } from './input';

/** Who had a vehicle at a local time, while a clerk types it. */
export async function previewHolder(ctx: ReadContext, raw: unknown) {
  const { vehicleId, at } = parseInput(HolderQuestion, raw);
  const moment = localToInstant(at, ctx.tenant.timeZone);
  return { holder: moment && (await findHolder(ctx, vehicleId, moment)) };
}
