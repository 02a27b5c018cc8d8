import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '../client';
import { tenantSettings, tenants } from '../schema/tenants';
import type { DemoCompany } from './companies';

interface Known<Company> {
  /** Filled in to the end: the settings are in one transaction with all the rest. */
  whole: Company[];
  missing: Company[];
  /** Other companies live here, and not one of these. */
  othersOnly: boolean;
  now: Date;
}

/** Which of the companies the database has; a filling that was interrupted left the bare row of a company, or none. */
export async function findKnown<Company extends Pick<DemoCompany, 'slug'>>(
  companies: Company[],
): Promise<Known<Company>> {
  return withPlatform(async (tx) => {
    const rows = await tx
      .select({ slug: tenants.slug, settingsOf: tenantSettings.tenantId })
      .from(tenants)
      .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id));
    const [clock] = await tx.execute<{ now: string }>(sql`select now() as now`);
    const begun = new Set(rows.map(({ slug }) => slug));
    const filled = new Set(rows.filter(({ settingsOf }) => settingsOf !== null).map(({ slug }) => slug));
    return {
      whole: companies.filter(({ slug }) => filled.has(slug)),
      missing: companies.filter(({ slug }) => !filled.has(slug)),
      othersOnly: rows.length > 0 && !companies.some(({ slug }) => begun.has(slug)),
      now: new Date(String(clock?.now)),
    };
  });
}
