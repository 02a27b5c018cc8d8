import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { quoteRental } from '@/lib/pricing/quote';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { quotes } from '../schema/quotes';
import type { DemoCompany } from './companies';
import type { Inserted } from './insert-company';
import { numbering } from './numbering';
import { officeTime, openDay } from './office-time';

const VALID_DAYS = 7;

/** An expired quote, one for a caller, and perhaps one for a customer. */
export async function insertQuotes(
  tx: Transaction,
  tenantId: string,
  { company, made, now }: { company: DemoCompany; made: Inserted; now: Date },
): Promise<void> {
  const { story, locale, locations } = company;
  const place = locations[0] ?? '';
  const number = numbering('Q', tenantId);
  for (const plan of story.quotes) {
    const vehicle = made.vehicles[plan.vehicle];
    const customer = plan.customer === null ? null : made.customers[plan.customer];
    if (!vehicle || customer === undefined) continue;
    const createdAt = new Date(officeTime(now.getTime() + plan.made * DAY_MS, -1));
    const pickupAt = new Date(officeTime(now.getTime() + plan.pickup * DAY_MS));
    const dueAt = new Date(openDay(pickupAt.getTime() + plan.days * DAY_MS));
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
      language: customer?.language ?? locale,
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
