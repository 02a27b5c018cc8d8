import { sql } from 'drizzle-orm';
import { hashPassword } from '@/lib/auth/password';
import { newId } from '@/lib/id';
import { closeDatabase, withPlatform, withTenant } from './client';
import { operators } from './schema/operators';
import { tenants } from './schema/tenants';
import { COMPANIES, DEMO_OPERATOR, DEMO_PASSWORD, type DemoCompany } from './seed/companies';
import { insertCompany } from './seed/insert-company';
import { insertDrivers, insertRentalDrivers } from './seed/insert-drivers';
import { insertRentals } from './seed/insert-history';
import { insertPapers } from './seed/insert-papers';
import { insertDrafts, insertReservations, insertTickets } from './seed/insert-present';
import { insertRates } from './seed/insert-rates';
import { planYear } from './seed/plan-year';

/** Fills an empty database with two companies and an operator; answers false where there are companies already. */
export async function seedDemo(): Promise<boolean> {
  try {
    const state = await withPlatform(async (tx) => {
      const [row] = await tx.execute<{ known: boolean; now: string }>(
        sql`select exists (select 1 from tenants) as known, now() as now`,
      );
      return { known: row?.known === true, now: new Date(String(row?.now)) };
    });
    if (state.known) return false;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await withPlatform((tx) =>
      tx
        .insert(operators)
        .values({ id: newId(), ...DEMO_OPERATOR, role: 'superadmin', passwordHash })
        .onConflictDoNothing(),
    );
    for (const company of COMPANIES) await seedCompany(company, { now: state.now, passwordHash });
    return true;
  } finally {
    await closeDatabase();
  }
}

/** Older than its first vehicle, which is 400 days old. */
const COMPANY_AGE_MS = 410 * 86_400_000;

/** One company with its year; answers its id. */
export async function seedCompany(
  company: DemoCompany,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<string> {
  const tenantId = newId();
  const year = planYear(company.seed, now);
  await withPlatform((tx) =>
    tx.insert(tenants).values({
      id: tenantId,
      slug: company.slug,
      name: company.name,
      plan: 'business',
      createdAt: new Date(now.getTime() - COMPANY_AGE_MS),
    }),
  );
  await withTenant(tenantId, async (tx) => {
    const made = await insertCompany(tx, tenantId, company, { now, passwordHash, odometersKm: year.odometersKm });
    const drivers = await insertDrivers(tx, tenantId, company, { made, now });
    const seeded = await insertRentals(tx, tenantId, company, { year, made, now });
    const named = await insertRentalDrivers(tx, { seeded, drivers });
    const converted = await insertReservations(tx, tenantId, { year, made, now });
    await insertTickets(tx, tenantId, { made, now });
    await insertRates(tx, tenantId, now);
    await insertDrafts(tx, tenantId, { made, now, converted });
    await insertPapers(tx, tenantId, { seeded, made, named });
  });
  return tenantId;
}
