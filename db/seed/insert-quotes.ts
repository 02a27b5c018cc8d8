import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { quoteRental } from '@/lib/pricing/quote';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { quotes } from '../schema/quotes';
import type { Inserted } from './insert-company';
import { numbering } from './numbering';

/** Days from now: when it was made, its pickup, and its length. The last two are valid. */
const PLANS = [
  { vehicle: 4, customer: 7, caller: '', made: -20, pickup: -6, days: 3 },
  { vehicle: 6, customer: null, caller: 'Wozlò Petifrè', made: -2, pickup: 24, days: 5 },
  { vehicle: 2, customer: 12, caller: '', made: -1, pickup: 60, days: 4 },
] as const;

const VALID_DAYS = 7;
const OPENING_HOUR_UTC = 14;

/** An expired quote, one for a caller, and one for a customer. */
export async function insertQuotes(
  tx: Transaction,
  tenantId: string,
  { made, now, place }: { made: Inserted; now: Date; place: string },
): Promise<void> {
  const number = numbering('Q', tenantId);
  for (const plan of PLANS) {
    const vehicle = made.vehicles[plan.vehicle];
    const customer = plan.customer === null ? null : made.customers[plan.customer];
    if (!vehicle || customer === undefined) continue;
    const createdAt = new Date(now.getTime() + plan.made * DAY_MS - 2 * HOUR_MS);
    const pickupAt = new Date(now.getTime() + plan.pickup * DAY_MS);
    pickupAt.setUTCHours(OPENING_HOUR_UTC, 0, 0, 0);
    const dueAt = new Date(pickupAt.getTime() + plan.days * DAY_MS);
    const rates = { dailyCents: vehicle.dailyRateCents, weeklyCents: null, monthlyCents: null };
    const priced = { out: pickupAt, due: dueAt, graceMinutes: 60, rates, perDay: [], discountCents: 0 };
    const price = quoteRental({ ...priced, taxBasisPoints: null });
    await tx.insert(quotes).values({
      tenantId,
      id: newId(),
      number: number.next(createdAt),
      customerId: customer?.id ?? null,
      callerName: plan.caller,
      callerPhone: customer ? null : '+50937001188',
      callerKey: normalizeSearch(plan.caller),
      language: customer?.language ?? 'ht',
      vehicleId: vehicle.id,
      pickupAt,
      dueAt,
      pickupLocation: place,
      returnLocation: place,
      usageZone: '',
      priceLines: price.lines,
      totalCents: price.totalCents,
      depositCents: vehicle.dailyRateCents * 7,
      noShowGraceHours: 2,
      autoCancelHours: 24,
      paymentMethod: 'cash',
      options: [],
      specialRequests: '',
      validUntil: new Date(createdAt.getTime() + VALID_DAYS * DAY_MS),
      createdBy: made.staff.agent.id,
      createdAt,
    });
  }
  await number.keep(tx);
}
