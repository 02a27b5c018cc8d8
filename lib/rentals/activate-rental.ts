import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { findOut } from '../allocations/find-clash';
import { holdOptions } from '../allocations/hold-options';
import { lockForBooking } from '../allocations/lock-for-booking';
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
import { command } from '../server/command';
import { together } from '../server/together';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { raiseOdometer } from '../vehicles/raise-odometer';
import { agreementSnapshot } from './agreement-snapshot';
import { agreementTerms, companyPrices } from './agreement-terms';
import { assertActivatable } from './assert-activatable';
import { findLastReturn } from './find-last-return';
import { ActivateRentalInput } from './input';
import { activatedColumns, writeAgreement } from './write-agreement';

const AT_VEHICLE = { fields: { vehicleId: 'vehicle_not_available' } } as const;

/**
 * Hands a vehicle over under a signed agreement, in one transaction: allocation, pickup inspection, signatures,
 * charges, number and frozen paper. Every reason for refusing has its own error code (docs/rules.md §6).
 */
export const activateRental = command(
  { name: 'rentals.activate', permission: 'rentals.activate', input: ActivateRentalInput },
  async (ctx, { rentalId, expectedTotalCents, values }) => {
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [found] = await ctx.tx
      .select({ status: rentals.status, reservationId: rentals.reservationId })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!found) throw new AppError('record_not_found');
    const { reservationId, ...draft } = found;
    if (draft.status !== 'draft') throw new AppError('invalid_transition');
    const customer = await atField('customerId', lockCustomer(ctx, values.customerId));
    const drivers = await lockDrivers(ctx, values.driverIds, { driverIds: 'record_not_found' });
    const vehicle = await atField('vehicleId', lockForBooking(ctx, values.vehicleId));
    const [settings, lastReturnAt, standing, ownTerms, rules] = await together(
      getTenantSettings(ctx),
      findLastReturn(ctx, vehicle.id),
      listStandingDamages(ctx, vehicle.id),
      getOwnTerms(ctx),
      listRateRules(ctx),
    );
    if (customer.archivedAt) throw new AppError('record_not_found', { fields: { customerId: 'record_not_found' } });
    if (vehicle.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
    const period = localPeriod(values, settings);
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
    // The reservation's hold gives way to the agreement's, and its money goes over.
    if (reservationId) await convertReservation(ctx, { reservationId, rentalId, customerId: customer.id });
    await allocateVehicle(ctx, {
      vehicleId: vehicle.id,
      from: terms.out,
      until: terms.due,
      holder: { kind: 'rental', id: rentalId },
      turnaroundMinutes: settings.turnaroundMinutes,
    });
    await holdOptions(ctx, {
      options: input.options,
      from: terms.out,
      until: terms.due,
      holder: { kind: 'rental', id: rentalId },
      fieldOf: () => 'options',
    });
    const out = await findOut(ctx, vehicle.id);
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
    try {
      const changed = await ctx.tx
        .update(rentals)
        .set(activatedColumns(ctx, facts, snapshot))
        .where(and(mine, eq(rentals.status, 'draft')))
        .returning({ id: rentals.id });
      if (changed.length === 0) throw new AppError('invalid_transition');
    } catch (error) {
      // The partial unique index on vehicles that are out: this one has not been returned yet.
      throw databaseCode(error) === '23505' ? new AppError('vehicle_not_available', AT_VEHICLE) : error;
    }
    await raiseOdometer(ctx, vehicle, input.odometerKm);
    const inspectionId = await writeAgreement(ctx, facts, snapshot);
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before: draft,
      after: { status: 'active', number, totalCents: quote.totalCents, rate: proposed.parts },
    });
    return { id: rentalId, number, inspectionId };
  },
);
