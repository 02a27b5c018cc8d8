import 'server-only';
import { assertOffered } from '../plans/assert-offered';
import { operatorCommand } from '../server/operator-command';
import { assertOwnName } from './assert-own-name';
import { CreateTenantInput } from './input';
import { insertTenant } from './insert-tenant';
import { recordInCompany } from './record-in-company';

/**
 * Makes a company with its settings and its first admin, who has no password yet. `open-tenant.ts` also makes the link
 * with which they set one. Of two operators who choose the same subdomain, the second has `slug_taken` at its field.
 */
export const createTenant = operatorCommand(
  { name: 'tenants.create', permission: 'tenants.create', input: CreateTenantInput },
  async (ctx, { name, slug, plan, timeZone, language, adminName, adminEmail }) => {
    await assertOwnName({ name });
    await assertOffered(ctx.tx, plan, 'plan');
    const admin = { name: adminName, email: adminEmail };
    const { tenantId, memberId } = await insertTenant(ctx, { name, slug, plan, timeZone, language, admin });
    const after = { name, slug, plan, timeZone, language, adminName, adminEmail };
    ctx.record({ subjectTenantId: tenantId, before: null, after });
    const entry = { entity: 'tenant', entityId: tenantId, before: null, after };
    await recordInCompany(ctx, { tenantId, action: 'tenants.create', ...entry });
    return { tenantId, slug, name, admin: { memberId, name: adminName, email: adminEmail, locale: language } };
  },
);
