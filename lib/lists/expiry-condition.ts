import 'server-only';
import { type AnyColumn, between, lt, or, type SQL } from 'drizzle-orm';
import { localDay, startOfLocalDay } from '../dates';
import { SOON_DAYS } from '../expiry';
import type { ReadContext } from '../server/query';

/** One of these days is within the next thirty or has passed, in the company's time zone. */
export function expiryCondition(
  ctx: ReadContext,
  days: AnyColumn[],
  expiry: 'soon' | 'expired' | null,
): SQL | undefined {
  if (!expiry) return undefined;
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const last = localDay(startOfLocalDay(ctx.now, timeZone, SOON_DAYS), timeZone);
  return or(...days.map((day) => (expiry === 'soon' ? between(day, today, last) : lt(day, today))));
}
