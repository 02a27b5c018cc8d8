import { eq } from 'drizzle-orm';
import { hashPassword } from '@/lib/auth/password';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { printPaper } from '@/lib/papers/print-paper';
import { withPlatform, withTenant } from './client';
import { operators } from './schema/operators';
import { platformSettings } from './schema/platform-settings';
import { tenants } from './schema/tenants';
import { closeDays } from './seed/close-days';
import { COMPANIES, DEMO_OPERATOR, DEMO_PASSWORD, type DemoCompany } from './seed/companies';
import { findKnown } from './seed/find-known';
import { insertBilling } from './seed/insert-billing';
import { insertCompany } from './seed/insert-company';
import { insertDrivers, insertRentalDrivers } from './seed/insert-drivers';
import { insertExpenses } from './seed/insert-expenses';
import { insertRentals } from './seed/insert-history';
import { insertInvoices } from './seed/insert-invoices';
import { insertLogo, readLogo } from './seed/insert-logo';
import { insertOwners } from './seed/insert-owners';
import { insertPapers } from './seed/insert-papers';
import { insertPayments } from './seed/insert-payments';
import { insertPlans } from './seed/insert-plans';
import { insertDrafts, insertReservations } from './seed/insert-present';
import { insertQuotes } from './seed/insert-quotes';
import { insertRates } from './seed/insert-rates';
import { insertSwap } from './seed/insert-swap';
import { insertThreads } from './seed/insert-threads';
import { insertTickets } from './seed/insert-tickets';
import { planYear } from './seed/plan-year';

interface Filled {
  made: DemoCompany[];
  known: DemoCompany[];
}

/**
 * Fills every incomplete demo company, and the operator. Returns null without doing anything if the database only has
 * other companies.
 */
export async function seedDemo(companies: DemoCompany[] = COMPANIES): Promise<Filled | null> {
  const { whole, missing, othersOnly, now } = await findKnown(companies);
  if (othersOnly) return null;
  if (missing.length > 0) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await withPlatform((tx) =>
      tx
        .insert(operators)
        .values({ id: newId(), ...DEMO_OPERATOR, role: 'superadmin', passwordHash })
        .onConflictDoNothing(),
    );
    // Whoever tries the demo may try this too.
    await withPlatform((tx) => tx.update(platformSettings).set({ signUpOpen: true }));
    for (const company of missing) await seedCompany(company, { now, passwordHash });
  }
  return { made: missing, known: whole };
}

/** Older than its first vehicle, which is 400 days old. */
const COMPANY_AGE_MS = 410 * DAY_MS;

/**
 * Fills one company with its year of data, even if an earlier run stopped after creating the empty company. Returns its
 * id.
 */
export async function seedCompany(
  company: DemoCompany,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<string> {
  const { story } = company;
  const year = planYear(company.story, now);
  const tenantId = await tenantOf(company, now);
  const logo = await readLogo(company.logo);
  const [operator = null] = await withPlatform((tx) =>
    tx
      .select({ id: operators.id, name: operators.name })
      .from(operators)
      .where(eq(operators.email, DEMO_OPERATOR.email)),
  );
  const papers = await withTenant(tenantId, async (tx) => {
    const made = await insertCompany(tx, tenantId, company, { now, passwordHash, odometersKm: year.odometersKm });
    await insertLogo(tx, tenantId, { logo, by: made.staff.admin.id, at: now });
    const drivers = await insertDrivers(tx, tenantId, company, { made, now });
    const place = company.locations[0] ?? '';
    const { atDesk, converted } = await insertReservations(tx, tenantId, { year, story, made, now, place });
    const seeded = await insertRentals(tx, tenantId, company, { year, made, now, converted });
    const paidInto = await insertPayments(tx, tenantId, company, { seeded, made, now });
    const named = await insertRentalDrivers(tx, { seeded, drivers });
    await insertQuotes(tx, tenantId, { company, made, now });
    await insertTickets(tx, tenantId, { story, made, now, year });
    await insertPlans(tx, tenantId, { made, now });
    await insertRates(tx, tenantId, { now, words: story.words });
    await insertDrafts(tx, tenantId, { story, made, now, atDesk });
    const agreements = await insertPapers(tx, tenantId, { seeded, made, named });
    await closeDays(tx, tenantId, company, { drawers: paidInto, made, now });
    const { odometersKm } = year;
    const addenda = await insertSwap(tx, tenantId, company, { seeded, made, odometersKm, now });
    await insertThreads(tx, tenantId, company, { staff: made.staff, now, operator });
    await insertExpenses(tx, tenantId, company, { seeded, made, now });
    const bills = await insertInvoices(tx, tenantId, company, { seeded, made, now });
    return [...agreements, ...addenda, ...bills, ...(await insertOwners(tx, tenantId, company, { made, now }))];
  });
  for (const id of papers) await printPaper({ tenantId, id });
  await insertBilling(tenantId, now);
  return tenantId;
}

async function tenantOf({ slug, name }: DemoCompany, now: Date): Promise<string> {
  return withPlatform(async (tx) => {
    const createdAt = new Date(now.getTime() - COMPANY_AGE_MS);
    await tx.insert(tenants).values({ id: newId(), slug, name, plan: 'business', createdAt }).onConflictDoNothing();
    const [row] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug));
    if (!row) throw new Error(`no company ${slug}`);
    return row.id;
  });
}
