import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { reportMailings, reportPresets } from '@/db/schema/report-presets';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { can } from '../auth/permissions';
import { localDay } from '../dates';
import { DAY_MS } from '../durations';
import { orderMail } from '../outbox/order-mail';
import { mailedOrigin } from '../tenants/mailed-origin';
import { zonedParts } from '../zoned-parts';
import { mailedPeriod } from './mailed-period';
import { reportMail } from './report-mail';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/** The hour of the company's clock from which mails are ordered. */
const FROM_HOUR = 6;
const VALID_DAYS = 7;

/**
 * Orders the mails about the week or month that is over, once for each mailing: who takes its row first moves its day on. A
 * missed morning is made up for later. Members who may not see reports any more get none. Returns how many are ordered.
 */
export async function orderReportMails({ tenantId, tx, timeZone, now }: CompanyAt): Promise<number> {
  if (zonedParts(now, timeZone).hour < FROM_HOUR) return 0;
  const today = localDay(now, timeZone);
  let ordered = 0;
  for (const mailing of await listMailings(tx, tenantId)) {
    const { id, every, role, memberId, recipient } = mailing;
    const period = mailedPeriod(every, today);
    if (period.until <= mailing.mailedUntil || !can(role, 'reports.view')) continue;
    const [taken] = await tx
      .update(reportMailings)
      .set({ mailedUntil: period.until })
      .where(
        and(
          eq(reportMailings.tenantId, tenantId),
          eq(reportMailings.id, id),
          lt(reportMailings.mailedUntil, period.until),
        ),
      )
      .returning({ id: reportMailings.id });
    if (!taken) continue;
    const origin = mailedOrigin(mailing.slug, {
      rootDomain: process.env.ROOT_DOMAIN || undefined,
      publicOrigin: process.env.PUBLIC_ORIGIN || process.env.RENDER_EXTERNAL_URL,
      port: process.env.PORT,
    });
    const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
    const facts = { key: `report:${id}:${period.until}`, memberId, recipient, expiresAt };
    const mail = reportMail({ ...mailing, ...period, origin });
    if (await orderMail({ tenantId, tx, now }, { ...facts, ...mail })) ordered += 1;
  }
  return ordered;
}

/** In the order of their ids, so that two servers never wait for each other. */
function listMailings(tx: Transaction, tenantId: string) {
  return tx
    .select({
      id: reportMailings.id,
      every: reportMailings.every,
      mailedUntil: reportMailings.mailedUntil,
      types: reportPresets.types,
      title: reportPresets.name,
      memberId: members.id,
      role: members.role,
      name: members.name,
      recipient: members.email,
      locale: sql<'en' | 'fr' | 'ht'>`coalesce(${members.locale}, ${tenantSettings.defaultLocale})`,
      company: tenants.name,
      slug: tenants.slug,
    })
    .from(reportMailings)
    .innerJoin(
      reportPresets,
      and(eq(reportPresets.tenantId, reportMailings.tenantId), eq(reportPresets.id, reportMailings.presetId)),
    )
    .innerJoin(members, and(eq(members.tenantId, reportMailings.tenantId), eq(members.id, reportMailings.memberId)))
    .innerJoin(tenants, eq(tenants.id, reportMailings.tenantId))
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, reportMailings.tenantId))
    .where(and(eq(reportMailings.tenantId, tenantId), eq(members.active, true), isNull(members.archivedAt)))
    .orderBy(reportMailings.id);
}
