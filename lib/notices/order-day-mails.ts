import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { localDay, localToInstant } from '../dates';
import { orderMail } from '../outbox/order-mail';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { mailedOrigin } from '../tenants/mailed-origin';
import { zonedParts } from '../zoned-parts';
import { dayMail } from './day-mail';
import { getDayDigest } from './get-day-digest';

/** From then on the day is known without a mail. */
const NOON = 12;

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/**
 * Orders the mail about the local day for each member who wants it, once, from the company's morning to noon. A day that brings
 * nothing is noted, so that no mail about it follows later in the morning. Returns how many are ordered.
 */
export async function orderDayMails({ tenantId, tx, timeZone, now }: CompanyAt): Promise<number> {
  const { hour } = zonedParts(now, timeZone);
  const { morningHour } = await getTenantSettings({ tenantId, tx });
  if (hour < morningHour || hour >= NOON) return 0;
  const day = localDay(now, timeZone);
  const readers = await listReaders(tx, { tenantId, day });
  if (readers.length === 0) return 0;
  const digest = await getDayDigest({ tenantId, tx, now, tenant: { timeZone } });
  const expiresAt = localToInstant(`${day}T${NOON}:00`, timeZone) ?? now;
  let ordered = 0;
  for (const { id: memberId, email: recipient, name, locale, company, slug } of readers) {
    const origin = mailedOrigin(slug, {
      rootDomain: process.env.ROOT_DOMAIN || undefined,
      publicOrigin: process.env.PUBLIC_ORIGIN || process.env.RENDER_EXTERNAL_URL,
      port: process.env.PORT,
    });
    const mail = dayMail(digest, { name, locale, company, origin, now, timeZone }) ?? { subject: '', body: '' };
    const facts = { key: dayKey(memberId, day), memberId, recipient, expiresAt };
    if (await orderMail({ tenantId, tx, now }, { ...facts, ...mail })) ordered += mail.body === '' ? 0 : 1;
  }
  return ordered;
}

function dayKey(memberId: string, day: string): string {
  return `day:${memberId}:${day}`;
}

/** The members who want the mail and have none about that day yet, each with the language of their screens. */
function listReaders(tx: Transaction, { tenantId, day }: { tenantId: string; day: string }) {
  return tx
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      locale: sql<'en' | 'fr' | 'ht'>`coalesce(${members.locale}, ${tenantSettings.defaultLocale})`,
      company: tenants.name,
      slug: tenants.slug,
    })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, members.tenantId))
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.dailyMail, true),
        eq(members.active, true),
        isNull(members.archivedAt),
        sql`not exists (select 1 from mail_orders o where o.tenant_id = members.tenant_id
          and o.key = 'day:' || members.id::text || ':' || ${day})`,
      ),
    )
    .orderBy(members.id);
}
