import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { localDay, shiftDay } from '../dates';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import { newId } from '../id';
import { PLATFORM_ZONE } from '../platform-zone';
import { startSubscription, TRIAL_DAYS } from './plan-periods';

interface NewTenant {
  name: string;
  slug: string;
  plan: string;
  timeZone?: string;
  language: Locale;
  /** Without a hash, the admin sets a password by a link. */
  admin: { name: string; email: string; passwordHash?: string };
}

/** The rows of a new company on trial, with its first admin. Throws `slug_taken` at its field. */
export async function insertTenant(
  { tx, now }: { tx: Transaction; now: Date },
  { name, slug, plan, timeZone, language, admin }: NewTenant,
): Promise<{ tenantId: string; memberId: string }> {
  const [tenantId, memberId] = [newId(), newId()];
  const made = await tx
    .insert(tenants)
    .values({ id: tenantId, slug, name, plan })
    .onConflictDoNothing({ target: tenants.slug })
    .returning({ id: tenants.id });
  if (made.length === 0) throw new AppError('slug_taken', { fields: { slug: 'slug_taken' } });
  const day = localDay(now, PLATFORM_ZONE);
  await startSubscription(tx, { tenantId, day, trialUntil: shiftDay(day, TRIAL_DAYS) });
  await withinTenant(tx, tenantId, async (own) => {
    await own.insert(tenantSettings).values({ tenantId, legalName: name, timeZone, defaultLocale: language });
    const passwordSetAt = admin.passwordHash ? sql`now()` : undefined;
    await own
      .insert(members)
      .values({ tenantId, id: memberId, ...admin, passwordSetAt, role: 'admin', locale: language });
  });
  return { tenantId, memberId };
}
