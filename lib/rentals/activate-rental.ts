import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { holdVehicle } from '../allocations/allocate-vehicle';
import { closeNoShows } from '../allocations/close-no-shows';
import { findAnyClash, findOut } from '../allocations/find-clash';
import { findKeptHold } from '../allocations/find-kept-hold';
import { heldUntil } from '../allocations/held-until';
import { holdOptions } from '../allocations/hold-options';
import { afterLocks, lockBookingTogether } from '../allocations/lock-for-booking';
import { readKeptUnits } from '../allocations/read-kept-units';
import { refuseTaken } from '../allocations/refuse-taken';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { databaseCode } from '../database-error';
import { lockDrivers } from '../drivers/lock-drivers';
import { AppError } from '../errors';
import { listStandingDamages } from '../inspections/list-damages';
import { localPeriod } from '../local-period';
import { getOwnTerms } from '../papers/get-own-terms';
import { termsStamp } from '../papers/terms-stamp';
import { quoteRental } from '../pricing/quote';
import { listRateRules } from '../rates/list-rate-rules';
import { proposeRate } from '../rates/propose-rate';
import { convertReservation } from '../reservations/convert-reservation';
import { findPromisedRate } from '../reservations/find-promised-rate';
import { afterSent } from '../server/after-sent';
import { command, type WriteContext } from '../server/command';
import { together } from '../server/together';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { findClassIds } from '../vehicles/lock-classes';
import { raiseOdometer } from '../vehicles/raise-odometer';
import { orderEvent } from '../webhooks/order-event';
import { agreementSnapshot } from './agreement-snapshot';
import { agreementTerms, companyPrices } from './agreement-terms';
import { assertActivatable } from './assert-activatable';
import { findLastReturn } from './find-last-return';
import { ActivateRentalInput } from './input';
import { leftAt } from './left-at';
import { activatedColumns, writeAgreement } from './write-agreement';

const AT_VEHICLE = { fields: { vehicleId: 'vehicle_not_available' } } as const;

/**
 * Hands a vehicle over under a signed agreement, in one transaction: allocation, pickup inspection, signatures,
 * charges, number and frozen paper. Every reason for refusing has its own error code (docs/rules.md §6).
 */
export const activateRental = command(
  { name: 'rentals.activate', permission: 'rentals.activate', input: ActivateRentalInput },
  async (ctx, { rentalId, expectedTotalCents, values }) => {
    const [{ reservationId, ...draft }, customer, drivers, settings, classIds, kept] = await together(
      lockDraft(ctx, rentalId),
      afterSent(() => atField('customerId', lockCustomer(ctx, values.customerId))),
      afterLocks(() => lockDrivers(ctx, values.driverIds, { driverIds: 'record_not_found' })),
      getTenantSettings(ctx),
      findClassIds(ctx, [values.vehicleId]),
      findKeptHold(ctx, values.vehicleId, { reservationId: reservationOf(ctx, rentalId) }),
    );
    const period = localPeriod(values, settings);
    // The vehicle is gone from now on, however much later the agreement begins.
    const left = leftAt({ pickupAt: period.out, activatedAt: ctx.now, vehicleSince: null });
    const wanted = {
      vehicleId: values.vehicleId,
      from: left,
      until: heldUntil(period.due, settings.turnaroundMinutes, kept),
      exceptReservationId: reservationId,
    };
    // From the locks on, others wait. So all that has to be read under them is asked with them.
    const { vehicleId } = values;
    const [vehicle, lastReturnAt, standing, ownTerms, rules, clash] = await together(
      atField('vehicleId', lockBookingTogether(ctx, vehicleId, classIds)),
      afterLocks(() => findLastReturn(ctx, vehicleId)),
      afterLocks(() => listStandingDamages(ctx, vehicleId)),
      afterLocks(() => getOwnTerms(ctx)),
      afterLocks(() => listRateRules(ctx)),
      afterLocks(() => findAnyClash(ctx, wanted)),
    );
    if (customer.archivedAt) throw new AppError('record_not_found', { fields: { customerId: 'record_not_found' } });
    if (vehicle.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
    const proposed =
      (await findPromisedRate(ctx, reservationId, { customerId: customer.id, vehicle, ...period, ...settings })) ??
      (await proposeRate(ctx, { vehicle, tier: customer.tier, rules, ...period, ...settings }));
    const { dailyRateCents, insurancePerDayCents } = values;
    const company = { dailyRateCents: proposed.dailyRateCents, insurancePerDayCents: settings.insurancePerDayCents };
    const agreed = { dailyRateCents, insurancePerDayCents, ...companyPrices(values, company) };
    const isRepriced = agreed.dailyRateCents !== dailyRateCents || agreed.insurancePerDayCents !== insurancePerDayCents;
    const offered = { ...values, ...agreed };
    const terms = agreementTerms(offered, proposed.rates, settings);
    const input = assertActivatable(
      {
        input: offered,
        role: ctx.role,
        customer,
        drivers,
        vehicle: { ...vehicle, lastReturnAt },
        settings,
        ...period,
        proposedRateCents: proposed.dailyRateCents,
      },
      ctx.now,
    );
    const quote = quoteRental(terms);
    if (isRepriced || quote.totalCents !== expectedTotalCents)
      throw new AppError('quote_changed', { details: { totalCents: quote.totalCents } });
    if (clash && !clash.pencilledClassId) await refuseTaken(ctx, wanted, clash);
    const keptUnits = await readKeptUnits(ctx, { reservationId });
    // The reservation's hold gives way to the agreement's, and its money goes over.
    if (reservationId) await convertReservation(ctx, { reservationId, rentalId, customerId: customer.id });
    await closeNoShows(ctx, sql`s.vehicle_id = ${vehicle.id}`);
    const hold = { from: left, until: terms.due, holder: { kind: 'rental', id: rentalId } as const };
    const [out] = await together(
      findOut(ctx, vehicle.id),
      holdVehicle(ctx, { ...hold, vehicleId: vehicle.id, turnaroundMinutes: settings.turnaroundMinutes, kept }),
    );
    const taken = { ...hold, options: input.options, kept: keptUnits, goesOut: true };
    await holdOptions(ctx, { ...taken, fieldOf: () => 'options' });
    if (out) throw new AppError('vehicle_not_available', { ...AT_VEHICLE, details: out });
    const number = await nextNumber(ctx, 'R');
    const signers = {
      customer: input.customerSigner || customer.fullName,
      agent: input.agentSigner || ctx.member.name,
    };
    const facts = {
      input,
      quote,
      rates: terms.rates,
      out: terms.out,
      due: terms.due,
      now: ctx.now,
      number,
      rentalId,
      customer,
      drivers,
      vehicle,
      settings,
      signers,
    };
    const snapshot = agreementSnapshot({ ...facts, standing, ownTerms });
    if (values.termsStamp && values.termsStamp !== termsStamp(snapshot.terms, settings))
      throw new AppError('terms_changed', { fields: { customerSignature: 'terms_changed' } });
    const [, , inspectionId] = await together(
      activate(ctx, rentalId, activatedColumns(ctx, facts, snapshot)),
      afterSent(() => raiseOdometer(ctx, vehicle, input.odometerKm)),
      afterSent(() => writeAgreement(ctx, facts, snapshot)),
      afterSent(() =>
        orderEvent(ctx, 'rental.activated', {
          ...{ rentalId, number, status: 'active', reservationId, customerId: customer.id, vehicleId: vehicle.id },
          ...{ pickupAt: terms.out, dueAt: terms.due, totalCents: quote.totalCents },
        }),
      ),
    );
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before: draft,
      after: { status: 'active', number, totalCents: quote.totalCents, rate: proposed.parts },
    });
    return { id: rentalId, number, inspectionId };
  },
);

async function lockDraft(ctx: WriteContext, rentalId: string) {
  const [draft] = await ctx.tx
    .select({ status: rentals.status, reservationId: rentals.reservationId })
    .from(rentals)
    .where(isRental(ctx, rentalId))
    .for('update');
  if (!draft) throw new AppError('record_not_found');
  if (draft.status !== 'draft') throw new AppError('invalid_transition');
  return draft;
}

/** The reservation from which the draft was made, as the database finds it. */
function reservationOf({ tenantId }: WriteContext, rentalId: string) {
  return sql`(select d.reservation_id from rentals d where d.tenant_id = ${tenantId} and d.id = ${rentalId})`;
}

async function activate(ctx: WriteContext, rentalId: string, columns: ReturnType<typeof activatedColumns>) {
  try {
    const changed = await ctx.tx
      .update(rentals)
      .set(columns)
      .where(and(isRental(ctx, rentalId), eq(rentals.status, 'draft')))
      .returning({ id: rentals.id });
    if (changed.length === 0) throw new AppError('invalid_transition');
  } catch (error) {
    // The partial unique index on vehicles that are out: this one has not been returned yet.
    throw databaseCode(error) === '23505' ? new AppError('vehicle_not_available', AT_VEHICLE) : error;
  }
}

function isRental({ tenantId }: WriteContext, rentalId: string) {
  return and(eq(rentals.tenantId, tenantId), eq(rentals.id, rentalId));
}
