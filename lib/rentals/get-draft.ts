import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

const OPEN_DRAFTS = 5;

function draftsOf(ctx: ReadContext) {
  return ctx.tx
    .select({
      id: rentals.id,
      status: rentals.status,
      draft: rentals.draft,
      step: rentals.draftStep,
      version: rentals.draftVersion,
      reservationId: rentals.reservationId,
      updatedAt: rentals.updatedAt,
      customer: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
    })
    .from(rentals)
    .leftJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)));
}

/** A rental that is or once was a draft; null if there is none. */
export async function findDraft(ctx: ReadContext, rentalId: string) {
  if (!isId(rentalId)) return null;
  const [row] = await draftsOf(ctx).where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId)));
  return row ?? null;
}

/** This member's open drafts, the last edited first. */
export function listOpenDrafts(ctx: ReadContext) {
  return draftsOf(ctx)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.status, 'draft'), eq(rentals.createdBy, ctx.member.id)))
    .orderBy(desc(rentals.updatedAt))
    .limit(OPEN_DRAFTS);
}
