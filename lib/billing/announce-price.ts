import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { orderForAdmins } from '../outbox/order-for-admins';
import { listPrices } from '../plans/list-prices';
import { plannedPrice, priceAt } from '../plans/price-at';
import { getBrand } from '../platform/get-brand';
import { priceMail } from './price-mail';
import type { ToldPrice } from './values';

type Account = typeof subscriptions.$inferSelect;

/**
 * Tells a company's admins what their plan will cost, once for each price that is planned, and that it stays as it is
 * where that was withdrawn (docs/rules.md §21). Suspended companies are told once they are let in again.
 */
export async function announcePrice(
  tx: Transaction,
  { subjectTenantId: tenantId, toldPrice }: Account,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const [company] = await tx
    .select({ name: tenants.name, plan: tenants.plan })
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), eq(tenants.status, 'active'), isNull(tenants.deletionStartedAt)));
  if (!company) return;
  const prices = (await listPrices(tx)).get(company.plan) ?? [];
  const planned = plannedPrice(prices, today);
  const next = planned && { plan: company.plan, ...planned };
  const told = toldPrice && toldPrice.plan === company.plan && toldPrice.fromDay > today ? toldPrice : null;
  if (sameKey(next, told)) return;
  const brand = await getBrand();
  const facts = { company: company.name, plan: company.plan, now: priceAt(prices, today), next, told };
  await orderForAdmins(tx, {
    ...{ tenantId, now },
    key: `price:${keyOf(next ?? told)}:${next ? 'planned' : 'kept'}:${today}`,
    write: (reader) => priceMail(facts, { ...reader, brand }),
  });
  await tx.update(subscriptions).set({ toldPrice: next }).where(eq(subscriptions.subjectTenantId, tenantId));
}

function sameKey(one: ToldPrice | null, other: ToldPrice | null): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(price: ToldPrice | null): string {
  return price ? `${price.plan}:${price.fromDay}:${price.monthlyPriceCents}` : '';
}
