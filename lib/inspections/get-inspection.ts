import 'server-only';
import { and, desc, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { listAttachments } from '../files/list-attachments';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { carriedForward } from './carried-forward';
import { listDamagePhotos } from './list-damage-photos';
import { type ListedDamage, listVehicleDamages } from './list-damages';

export type InspectionRecord = Awaited<ReturnType<typeof getInspection>>;

/**
 * An inspection with its photos, its signatures, and its damages, those that stood before and new ones. It is compared
 * with an earlier one: a check-in with its checkout, any other with the one before. Throws `record_not_found`.
 */
export async function getInspection(ctx: ReadContext, inspectionId: string) {
  const found = isId(inspectionId) ? await inspectionWhere(ctx, eq(inspections.id, inspectionId)) : undefined;
  if (!found) throw new AppError('record_not_found');
  const { inspection } = found;
  const [earlier, all, photos, signed] = await Promise.all([
    earlierOf(ctx, inspection),
    listVehicleDamages(ctx, inspection.vehicleId),
    listAttachments(ctx, { inspectionId }),
    listSignatures(ctx, inspection),
  ]);
  const damages = carriedForward(all.map(withFinder), inspection);
  const standing = [...damages.before, ...damages.found];
  const damagePhotos = await listDamagePhotos(
    ctx,
    standing.map(({ id }) => id),
  );
  const withPhotos = <Damage extends ListedDamage>(damage: Damage) => ({
    ...damage,
    photos: damagePhotos.get(damage.id) ?? [],
  });
  return {
    ...found,
    earlier: earlier && {
      ...earlier.inspection,
      by: earlier.inspectedBy,
      photos: await listAttachments(ctx, { inspectionId: earlier.inspection.id }),
    },
    photos,
    signatures: signed,
    before: damages.before.map(withPhotos),
    found: damages.found.map(withPhotos),
  };
}

function withFinder(damage: ListedDamage) {
  return { ...damage, foundBy: { id: damage.inspectionId, inspectedAt: damage.foundAt } };
}

type Inspection = typeof inspections.$inferSelect;

async function earlierOf(ctx: ReadContext, { id, kind, vehicleId, rentalId, inspectedAt }: Inspection) {
  const checkout = and(eq(inspections.kind, 'checkout'), eq(inspections.rentalId, rentalId ?? ''));
  const before = or(
    lt(inspections.inspectedAt, inspectedAt),
    and(eq(inspections.inspectedAt, inspectedAt), lt(inspections.id, id)),
  );
  const mine = and(eq(inspections.vehicleId, vehicleId), ne(inspections.id, id), isNull(inspections.supersededAt));
  return inspectionWhere(ctx, and(mine, kind === 'checkin' && rentalId ? checkout : before));
}

async function inspectionWhere(ctx: ReadContext, which: SQL | undefined) {
  const [row] = await ctx.tx
    .select({
      inspection: inspections,
      inspectedBy: members.name,
      rental: { id: rentals.id, number: rentals.number, locale: rentals.locale, customerId: rentals.customerId },
      vehicle: {
        id: vehicles.id,
        make: vehicles.make,
        model: vehicles.model,
        year: vehicles.year,
        plate: vehicles.plate,
        classId: vehicles.classId,
      },
    })
    .from(inspections)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, inspections.tenantId), eq(vehicles.id, inspections.vehicleId)))
    .leftJoin(members, and(eq(members.tenantId, inspections.tenantId), eq(members.id, inspections.inspectedBy)))
    .leftJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
    .where(and(eq(inspections.tenantId, ctx.tenantId), which))
    .orderBy(desc(inspections.inspectedAt), desc(inspections.id))
    .limit(1);
  return row;
}

/** Who signed at the inspection; of a hand-over, who signed its agreement. */
function listSignatures(ctx: ReadContext, { id, kind, rentalId }: Inspection) {
  const ofHandOver = and(eq(signatures.rentalId, rentalId ?? id), isNull(signatures.inspectionId));
  return ctx.tx
    .select({
      signer: signatures.signer,
      name: signatures.name,
      image: signatures.image,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .where(
      and(eq(signatures.tenantId, ctx.tenantId), kind === 'checkout' ? ofHandOver : eq(signatures.inspectionId, id)),
    );
}
