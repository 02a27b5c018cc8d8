import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { holdOptions } from '../allocations/hold-options';
import { lockForBooking } from '../allocations/lock-for-booking';
import { releaseAllocation } from '../allocations/release-allocation';
import { AppError, type FieldErrors } from '../errors';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { OPTIONS } from '../pricing/values';
import { command } from '../server/command';
import { addCharges } from './add-charges';
import { addendumSnapshot } from './addendum-snapshot';
import { ExtendRentalInput } from './extend-input';
import { listRentalDocuments } from './get-rental';
import { offerExtension } from './offer-extension';
import { isDrawnSignature } from './signature-image';

/**
 * Gives a vehicle that is out a later return time, under a signed addendum, in one transaction. The vehicle must be free
 * until then, and the price is that of the whole time (docs/rules.md §6, §8).
 */
export const extendRental = command(
  { name: 'rentals.extend', permission: 'rentals.extend', input: ExtendRentalInput },
  async (ctx, input) => {
    const { rentalId } = input;
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [before] = await ctx.tx
      .select({ dueAt: rentals.dueAt, chargedDays: rentals.chargedDays, totalCents: rentals.totalCents })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!before) throw new AppError('record_not_found');
    const offer = await offerExtension(ctx, input);
    const { price, out, until, vehicleId, settings, record, customer } = offer;
    if (price.addedCents !== input.expectedCents)
      throw new AppError('quote_changed', { details: { addedCents: price.addedCents } });
    assertSigned(input);
    await lockForBooking(ctx, vehicleId);
    // The old hold gives way to the longer one. Nobody gets in between, because both are of one transaction.
    await releaseAllocation(ctx, { kind: 'rental', id: rentalId });
    const hold = { from: out, until, holder: { kind: 'rental', id: rentalId } } as const;
    await allocateVehicle(ctx, { ...hold, vehicleId, turnaroundMinutes: settings.turnaroundMinutes });
    const options = OPTIONS.filter((option) => record.rental.options.includes(option));
    await holdOptions(ctx, { ...hold, options, fieldOf: () => 'dueAt' });
    const after = {
      dueAt: until,
      chargedDays: price.quote.days,
      totalCents: before.totalCents + price.addedCents,
    };
    await ctx.tx
      .update(rentals)
      .set({ ...after, unusedGraceMinutes: price.quote.unusedGraceMinutes, updatedAt: ctx.now })
      .where(mine);
    await addCharges(ctx, rentalId, { lines: price.lines, position: offer.nextPosition });
    const papers = await listRentalDocuments(ctx, rentalId);
    const id = newId();
    const number = `${record.rental.number}-A${papers.filter(({ kind }) => kind === 'addendum').length + 1}`;
    const signedAt = ctx.now.toISOString();
    const signers = {
      customer: { name: input.customerSigner || customer.fullName, image: input.customerSignature, signedAt },
      agent: { name: input.agentSigner || ctx.member.name, image: input.agentSignature, signedAt },
    };
    const data = addendumSnapshot({ ...offer, id, number, now: ctx.now, rental: record.rental, signers });
    await orderPaper(ctx, { id, kind: 'addendum', rentalId, number, data });
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before,
      after: {
        ...after,
        addendum: number,
        addedCents: price.addedCents,
        signedBy: [signers.customer.name, signers.agent.name],
      },
    });
    return { id: rentalId, addendumId: id, number };
  },
);

function assertSigned(input: { customerSignature: string; agentSignature: string }): void {
  const customer = isDrawnSignature(input.customerSignature);
  if (customer && isDrawnSignature(input.agentSignature)) return;
  const fields: FieldErrors = customer
    ? { agentSignature: 'agent_signature_missing' }
    : { customerSignature: 'customer_signature_missing' };
  throw new AppError(customer ? 'agent_signature_missing' : 'customer_signature_missing', { fields });
}
