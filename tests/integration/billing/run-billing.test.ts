import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { mailOrders } from '@/db/schema/mail';
import { planPrices, plans, tenants } from '@/db/schema/tenants';
import { payInvoice } from '@/lib/billing/pay-invoice';
import { billCompany } from '@/lib/billing/run-billing';
import { recordVersion } from '@/lib/records/record-version';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { TENANT_FIELDS } from '@/lib/tenants/tenant-fields';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { refusal } from '@/tests/support/refusal';

const at = (day: string) => new Date(`${day}T15:00:00Z`);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await subscribe(tenant);
});
afterAll(closeDatabase);

function subscribe({ id }: TestTenant, trialUntil: string | null = null) {
  return withPlatform((tx) => startSubscription(tx, { tenantId: id, day: '2026-01-01', trialUntil }));
}

function invoicesOf({ id }: TestTenant) {
  return withPlatform((tx) =>
    tx
      .select()
      .from(platformInvoices)
      .where(eq(platformInvoices.subjectTenantId, id))
      .orderBy(asc(platformInvoices.fromDay)),
  );
}

async function stateOf({ id }: TestTenant) {
  const [row] = await withPlatform((tx) => tx.select().from(tenants).where(eq(tenants.id, id)));
  return row?.status;
}

function remindersOf({ id }: TestTenant) {
  return withTenant(id, (tx) =>
    tx
      .select({ recipient: mailOrders.recipient, subject: mailOrders.subject, body: mailOrders.body })
      .from(mailOrders)
      .where(and(eq(mailOrders.tenantId, id), like(mailOrders.key, 'billing:%')))
      .orderBy(asc(mailOrders.key)),
  );
}

const bill = (day: string, company = tenant) => billCompany(company.id, at(day));

describe('a company', () => {
  it('is billed once for each month that is over, at its plan’s price', async () => {
    await bill('2026-01-31');
    expect(await invoicesOf(tenant)).toEqual([]);
    await Promise.all([bill('2026-03-01'), bill('2026-03-01')]);
    await bill('2026-03-02');
    const invoices = await invoicesOf(tenant);
    expect(invoices.map(({ fromDay, untilDay, totalCents, dueOn }) => [fromDay, untilDay, totalCents, dueOn])).toEqual([
      ['2026-01-01', '2026-02-01', 14_900, '2026-03-15'],
      ['2026-02-01', '2026-03-01', 14_900, '2026-03-15'],
    ]);
    expect(invoices[0]?.number).toMatch(/^W-2026-\d{5}$/);
  });

  it('pays nothing in its trial, and the rest of the month by days', async () => {
    const other = await makeTenant();
    await subscribe(other, '2026-01-17');
    await bill('2026-02-01', other);
    const [invoice] = await invoicesOf(other);
    expect(invoice?.totalCents).toBe(Math.round((14_900 * 15) / 31));
  });

  it('pays nothing while it is suspended', async () => {
    const ctx = { ...(await asOperator()), now: at('2026-01-11') };
    await suspendTenant(ctx, { tenantId: tenant.id, reason: 'Moved away' });
    await bill('2026-02-01');
    await unsuspendTenant({ ...ctx, now: at('2026-02-15') }, { tenantId: tenant.id });
    await bill('2026-03-01');
    expect((await invoicesOf(tenant)).map(({ lines }) => lines.map(({ days }) => days))).toEqual([[10], [14]]);
  });

  it('pays another plan from the day on which it changes, and another price from the day on which it counts', async () => {
    const code = `p${tenant.slug}`;
    await withPlatform(async (tx) => {
      await tx.insert(plans).values({ code });
      await tx.insert(planPrices).values({ plan: code, fromDay: '2026-01-01', monthlyPriceCents: 3100 });
    });
    const version = recordVersion(TENANT_FIELDS, { name: tenant.name, plan: 'premium' });
    const ctx = { ...(await asOperator()), now: at('2026-01-11') };
    await updateTenant(ctx, { tenantId: tenant.id, name: tenant.name, plan: code, version });
    await withPlatform((tx) =>
      tx.insert(planPrices).values({ plan: code, fromDay: '2026-01-22', monthlyPriceCents: 9300 }),
    );
    await bill('2026-02-01');
    const [invoice] = await invoicesOf(tenant);
    expect(invoice?.lines).toMatchObject([
      { plan: 'premium', days: 10, amountCents: Math.round((14_900 * 10) / 31) },
      { plan: code, days: 11, monthlyPriceCents: 3100, amountCents: 1100 },
      { plan: code, days: 10, monthlyPriceCents: 9300, amountCents: 3000 },
    ]);
  });
});

it('numbers the invoices of companies that are billed at one moment without gaps', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => makeTenant()));
  for (const company of companies) await subscribe(company);
  await Promise.all(companies.map((company) => bill('2026-02-01', company)));
  const numbers = await withPlatform((tx) =>
    tx
      .select({ number: platformInvoices.number })
      .from(platformInvoices)
      .where(like(platformInvoices.number, 'W-2026-%')),
  );
  const counted = numbers.map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
  expect(counted).toEqual(counted.map((_, index) => index + 1));
});

describe('a company that does not pay', () => {
  beforeEach(() => bill('2026-02-01'));

  it('is reminded twice, a week apart, and suspended a week later, never before', async () => {
    const seen: [string, number, string | undefined][] = [];
    for (const day of ['02-15', '02-16', '02-16', '02-22', '02-23', '02-28', '03-01', '03-02', '03-03']) {
      await bill(`2026-${day}`);
      seen.push([day, (await remindersOf(tenant)).length, await stateOf(tenant)]);
    }
    expect(seen).toEqual([
      ['02-15', 0, 'active'],
      ['02-16', 1, 'active'],
      ['02-16', 1, 'active'],
      ['02-22', 1, 'active'],
      ['02-23', 2, 'active'],
      ['02-28', 2, 'active'],
      ['03-01', 2, 'active'],
      ['03-02', 2, 'suspended'],
      ['03-03', 2, 'suspended'],
    ]);
    const [first, last] = await remindersOf(tenant);
    expect(first?.recipient).toBe(`admin@${tenant.slug}.test`);
    expect(first?.body).toContain('149');
    expect(first?.body).not.toBe(last?.body);
  });

  it('is not suspended at once where the job has not run for months', async () => {
    await bill('2026-06-01');
    expect([(await remindersOf(tenant)).length, await stateOf(tenant)]).toEqual([1, 'active']);
  });

  it('is let in again once nothing is overdue, and pays nothing for the days between', async () => {
    for (const day of ['02-16', '02-23', '03-02']) await bill(`2026-${day}`);
    expect(await stateOf(tenant)).toBe('suspended');
    const [january, february] = await invoicesOf(tenant);
    const pay = async (invoiceId: string | undefined, day: string) =>
      payInvoice({ ...(await asOperator()), now: at(day) }, { invoiceId, paidOn: '2026-03-05', method: 'cash' });
    await pay(january?.id, '2026-03-05');
    expect(await stateOf(tenant)).toBe('active');
    await pay(february?.id, '2026-03-05');
    await bill('2026-04-01');
    const march = (await invoicesOf(tenant)).at(-1);
    expect(march?.lines.map(({ fromDay, days }) => [fromDay, days])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-05', 27],
    ]);
  });

  it('has another week where an operator lets it in without a payment', async () => {
    for (const day of ['02-16', '02-23', '03-02']) await bill(`2026-${day}`);
    await unsuspendTenant({ ...(await asOperator()), now: at('2026-03-04') }, { tenantId: tenant.id });
    await bill('2026-03-10');
    expect(await stateOf(tenant)).toBe('active');
    await bill('2026-03-11');
    expect(await stateOf(tenant)).toBe('suspended');
  });

  it.each([
    ['before it was to be', ['02-16']],
    ['after it was for not paying', ['02-16', '02-23', '03-02']],
  ])('stays out where an operator suspends it for another reason, %s', async (_when, billed) => {
    for (const day of billed) await bill(`2026-${day}`);
    const ctx = { ...(await asOperator()), now: at('2026-03-03') };
    await suspendTenant(ctx, { tenantId: tenant.id, reason: 'Fraud' });
    const again = await refusal(suspendTenant(ctx, { tenantId: tenant.id, reason: 'Fraud' }));
    expect(again.code).toBe('invalid_transition');
    for (const { id } of await invoicesOf(tenant))
      await payInvoice(ctx, { invoiceId: id, paidOn: '2026-03-03', method: 'cash' });
    expect(await stateOf(tenant)).toBe('suspended');
  });
});
