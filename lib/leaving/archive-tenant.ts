import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { AppError } from '../errors';
import { joinLine } from '../reports/join-line';
import { operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';
import { ArchiveTenantInput } from './input';

/** Lets an operator take all data of a company, suspended or not, which both logs tell. Throws `record_not_found`. */
export const archiveTenant = operatorCommand(
  { name: 'tenants.export', permission: 'tenants.archive', input: ArchiveTenantInput },
  async (ctx, { tenantId, exportId }) => {
    const [tenant] = await ctx.tx
      .select({ slug: tenants.slug, locale: tenantSettings.defaultLocale })
      .from(tenants)
      .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
      .where(eq(tenants.id, tenantId));
    if (!tenant) throw new AppError('record_not_found');
    await withinTenant(ctx.tx, tenantId, (tx) => joinLine({ tx, tenantId, memberId: null }, exportId, 0));
    const entry = { before: null, after: { format: 'ZIP' } };
    ctx.record({ subjectTenantId: tenantId, ...entry });
    await recordInCompany(ctx, { tenantId, action: 'tenants.export', entity: 'tenant', entityId: tenantId, ...entry });
    return tenant;
  },
);
