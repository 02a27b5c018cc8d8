import 'server-only';
import { and, eq } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { rentals } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import { releaseAllocation } from '../allocations/release-allocation';
import { drawnSignature } from '../drawn-signature';
import { MINUTE_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { billDamages } from '../inspections/bill-damages';
import { writeDamages } from '../inspections/write-damages';
import { command, type WriteContext } from '../server/command';
import { assertTransition } from '../state-machine';
import { lockVehicle } from '../vehicles/lock-vehicle';
import { raiseOdometer } from '../vehicles/raise-odometer';
import { orderEvent } from '../webhooks/order-event';
import { addCharges } from './add-charges';
import type { RentalRecord } from './get-rental';
import { isOdometerJump } from './odometer';
import { priceReturn } from './price-return';
import { ReturnRentalInput } from './return-input';
import { RENTAL_TRANSITIONS } from './values';

const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/**
 * Records a return: inspection, the customer's signature, charges of the return, odometer. It ends the vehicle's allocation and the rental
 * together (docs/rules.md §6).
 */
export const returnRental = command(
  { name: 'rentals.return', permission: 'rentals.return', input: ReturnRentalInput },
  async (ctx, input) => {
    const before = await lockActive(ctx, input.rentalId);
    if (input.vehicleId && input.vehicleId !== before.vehicleId) throw new AppError('invalid_transition');
    const priced = await priceReturn(ctx, input);
    if (priced.returned.getTime() > ctx.now.getTime() + CLOCK_SKEW_MS)
      throw new AppError('validation_error', { fields: { returnedAt: 'return_in_future' } });
    assertOdometer(input, priced);
    if (input.expectedCents !== undefined && input.expectedCents !== priced.sumCents)
      throw new AppError('quote_changed', { details: { sumCents: priced.sumCents } });
    const vehicle = await lockVehicle(ctx, priced.vehicleId);
    await complete(ctx, input.rentalId, priced.returned);
    const inspectionId = newId();
    await ctx.tx.insert(inspections).values({
      tenantId: ctx.tenantId,
      id: inspectionId,
      kind: 'checkin',
      vehicleId: priced.vehicleId,
      rentalId: input.rentalId,
      inspectedAt: priced.returned,
      inspectedBy: ctx.member.id,
      odometerKm: input.odometerKm,
      fuelLevel: input.fuelLevel,
      damageNotes: input.damageNotes,
      checklist: input.checklist,
      skippedShots: input.skippedShots,
      unsignedReason: input.customerSignature ? null : input.unsignedReason,
    });
    await writeDamages(ctx, { inspectionId, vehicleId: priced.vehicleId }, input.damages);
    const { customerSignature, ...checkIn } = input;
    if (customerSignature) {
      const customerName = priced.record.customer?.fullName ?? '';
      await sign(ctx, input, { inspectionId, customerName });
    }
    await raiseOdometer(ctx, vehicle, input.odometerKm);
    const { lines, nextPosition: position } = priced;
    const chargeIds = await addCharges(ctx, input.rentalId, { lines, position, inspectionId });
    await billDamages(
      ctx,
      inspectionId,
      lines.map(({ damageId }, index) => ({ damageId, chargeId: chargeIds[index] })),
    );
    const { number, customerId } = told(priced.record);
    await orderEvent(ctx, 'rental.returned', {
      ...{ rentalId: input.rentalId, number, status: 'completed', customerId },
      ...{ vehicleId: priced.vehicleId, pickupAt: priced.facts.out, dueAt: priced.facts.due },
      ...{ returnedAt: priced.returned, returnChargesCents: priced.sumCents },
    });
    const after = { status: 'completed', returnedAt: priced.returned, checkIn, sumCents: priced.sumCents };
    ctx.record({ entity: 'rental', entityId: input.rentalId, before, after });
    return { id: input.rentalId, number: priced.record.rental.number, sumCents: priced.sumCents, inspectionId };
  },
);

/** A rental that was out has both. */
function told({ rental, customer }: RentalRecord) {
  return { number: rental.number ?? '', customerId: customer?.id ?? '' };
}

/** The second of two clerks waits here, and then sees that the first has already recorded the return. */
async function lockActive(ctx: WriteContext, rentalId: string) {
  const [rental] = await ctx.tx
    .select({ status: rentals.status, dueAt: rentals.dueAt, vehicleId: rentals.vehicleId })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId)))
    .for('update');
  if (!rental) throw new AppError('record_not_found');
  assertTransition(RENTAL_TRANSITIONS, rental.status, 'completed');
  return rental;
}

async function complete(ctx: WriteContext, rentalId: string, returned: Date): Promise<void> {
  await ctx.tx
    .update(rentals)
    .set({
      status: 'completed',
      returnedAt: returned,
      completedAt: ctx.now,
      completedBy: ctx.member.id,
      updatedAt: ctx.now,
    })
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId), eq(rentals.status, 'active')));
  await releaseAllocation(ctx, { kind: 'rental', id: rentalId });
}

/** Stores the customer's signature, which never changes, like those of the hand-over. */
async function sign(ctx: WriteContext, input: ReturnRentalInput, at: { inspectionId: string; customerName: string }) {
  const { rentalId, customerSigner } = input;
  const { inspectionId, customerName } = at;
  const image = drawnSignature(input.customerSignature);
  if (!image) {
    const fields = { customerSignature: 'customer_signature_missing' } as const;
    throw new AppError('customer_signature_missing', { fields });
  }
  const name = customerSigner || customerName;
  const row = { tenantId: ctx.tenantId, id: newId(), rentalId, inspectionId, name, image, signedAt: ctx.now };
  await ctx.tx.insert(signatures).values({ ...row, signer: 'customer' });
}

function assertOdometer(input: ReturnRentalInput, priced: Awaited<ReturnType<typeof priceReturn>>): void {
  const { present, returned } = priced;
  if (input.odometerKm < present.odometerOutKm) {
    const params = { last: present.odometerOutKm };
    throw new AppError('odometer_below_last', { fields: { odometerKm: 'odometer_below_last' }, params });
  }
  if (!input.odometerConfirmed && isOdometerJump(present.drivenKm, present.left, returned))
    throw new AppError('odometer_jump', { fields: { odometerKm: 'odometer_jump' } });
}
