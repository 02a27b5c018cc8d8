import 'server-only';
import { eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { plans, tenantSettings, tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { localDay, shiftDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import { PLATFORM_ZONE } from '../platform-zone';
import { operatorCommand } from '../server/operator-command';
import { CreateTenantInput } from './input';
import { startSubscription, TRIAL_DAYS } from './plan-periods';
import { recordInCompany } from './record-in-company';

/**
 * Makes a company with its settings and its first admin, who has no password yet. `open-tenant.ts` also makes the link
 * with which they set one. Of two operators who choose the same subdomain, the second has `slug_taken` at its field.
 */
export const createTenant = operatorCommand(
  { name: 'tenants.create', permission: 'tenants.create', input: CreateTenantInput },
  async (ctx, { name, slug, plan, timeZone, language, adminName, adminEmail }) => {
    const [known] = await ctx.tx.select({ code: plans.code }).from(plans).where(eq(plans.code, plan));
    if (!known) throw new AppError('validation_error', { fields: { plan: 'invalid_value' } });
    const tenantId = newId();
    const made = await ctx.tx
      .insert(tenants)
      .values({ id: tenantId, slug, name, plan })
      .onConflictDoNothing({ target: tenants.slug })
      .returning({ id: tenants.id });
    if (made.length === 0) throw new AppError('slug_taken', { fields: { slug: 'slug_taken' } });
    const day = localDay(ctx.now, PLATFORM_ZONE);
    await startSubscription(ctx.tx, { tenantId, day, trialUntil: shiftDay(day, TRIAL_DAYS) });
    const memberId = newId();
    await withinTenant(ctx.tx, tenantId, async (tx) => {
      await tx.insert(tenantSettings).values({ tenantId, legalName: name, timeZone, defaultLocale: language });
      const admin = { name: adminName, email: adminEmail, role: 'admin' as const, locale: language };
      await tx.insert(members).values({ tenantId, id: memberId, ...admin });
    });
    const after = { name, slug, plan, timeZone, language, adminName, adminEmail };
    ctx.record({ subjectTenantId: tenantId, before: null, after });
    const entry = { entity: 'tenant', entityId: tenantId, before: null, after };
    await recordInCompany(ctx, { tenantId, action: 'tenants.create', ...entry });
    return { tenantId, slug, name, admin: { memberId, name: adminName, email: adminEmail, locale: language } };
  },
);
