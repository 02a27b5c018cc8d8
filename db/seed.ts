import { eq } from 'drizzle-orm';
import { hashPassword } from '@/lib/auth/password';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { printPaper } from '@/lib/papers/print-paper';
import { withPlatform, withTenant } from './client';
import { operators } from './schema/operators';
import { tenants } from './schema/tenants';
import { COMPANIES, DEMO_OPERATOR, DEMO_PASSWORD, type DemoCompany } from './seed/companies';
import { findKnown } from './seed/find-known';
import { insertCompany } from './seed/insert-company';
import { insertDrivers, insertRentalDrivers } from './seed/insert-drivers';
import { insertRentals } from './seed/insert-history';
import { insertPapers } from './seed/insert-papers';
import { insertDrafts, insertReservations, insertTickets } from './seed/insert-present';
import { insertQuotes } from './seed/insert-quotes';
import { insertRates } from './seed/insert-rates';
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
  const year = planYear(company.seed, now);
  const tenantId = await tenantOf(company, now);
  const papers = await withTenant(tenantId, async (tx) => {
    const made = await insertCompany(tx, tenantId, company, { now, passwordHash, odometersKm: year.odometersKm });
    const drivers = await insertDrivers(tx, tenantId, company, { made, now });
    const seeded = await insertRentals(tx, tenantId, company, { year, made, now });
    const named = await insertRentalDrivers(tx, { seeded, drivers });
    const atDesk = await insertReservations(tx, tenantId, { year, made, now, place: company.locations[0] ?? '' });
    await insertQuotes(tx, tenantId, { made, now, place: company.locations[0] ?? '' });
    await insertTickets(tx, tenantId, { made, now });
    await insertRates(tx, tenantId, now);
    await insertDrafts(tx, tenantId, { made, now, atDesk });
    return insertPapers(tx, tenantId, { seeded, made, named });
  });
  for (const id of papers) await printPaper({ tenantId, id });
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
