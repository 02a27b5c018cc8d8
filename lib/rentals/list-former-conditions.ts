import 'server-only';
import { listAttachments } from '../files/list-attachments';
import type { ReadContext } from '../server/query';
import type { listEarlierLegs } from './get-legs';
import type { listRentalInspections } from './get-rental';

type Inspection = Awaited<ReturnType<typeof listRentalInspections>>[number];
type Leg = Awaited<ReturnType<typeof listEarlierLegs>>[number];

/**
 * How each earlier vehicle of a swapped rental left and came back, with the photos. A rental has one vehicle after the other,
 * so its first check-out and its first check-in are those of the first one.
 */
export function listFormerConditions(ctx: ReadContext, legs: readonly Leg[], inspections: readonly Inspection[]) {
  const counting = inspections.filter(({ supersededAt }) => supersededAt === null);
  const checkouts = counting.filter(({ kind }) => kind === 'checkout');
  const checkins = counting.filter(({ kind }) => kind === 'checkin');
  const shown = async (inspection: Inspection | undefined) =>
    inspection ? { id: inspection.id, photos: await listAttachments(ctx, { inspectionId: inspection.id }) } : null;
  return Promise.all(
    legs.map(async ({ make, model, plate }, index) => {
      const [out, back] = await Promise.all([shown(checkouts[index]), shown(checkins[index])]);
      return { vehicle: `${make} ${model}, ${plate}`, out, back };
    }),
  );
}
