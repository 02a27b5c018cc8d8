import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '../client';
import { tenantSettings, tenants } from '../schema/tenants';
import type { DemoCompany } from './companies';

interface Known<Company> {
  /** Completely filled: the settings are written in the same transaction as everything else. */
  whole: Company[];
  missing: Company[];
  /** The database has other companies, and none of the demo's. */
  othersOnly: boolean;
  now: Date;
}

/** Which of the demo companies the database has. An interrupted run may have left an empty company, or none. */
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
