import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenantSettings } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { DAY_MS } from '../durations';
import type { Locale } from '../i18n/locales';
import { orderMail } from './order-mail';

const MAIL_DAYS = 14;

interface Letter {
  tenantId: string;
  now: Date;
  /** One mail of a key is ordered for each admin, however often it is asked for. */
  key: string;
  write: (reader: { name: string; locale: Locale }) => { subject: string; body: string };
}

/** Orders a mail to each active admin of a company, in their language. For operators and background work. */
export function orderForAdmins(tx: Transaction, { tenantId, now, key, write }: Letter): Promise<void> {
  return withinTenant(tx, tenantId, async (own) => {
    const [settings] = await own
      .select({ locale: tenantSettings.defaultLocale })
      .from(tenantSettings)
      .where(eq(tenantSettings.tenantId, tenantId));
    const admins = await own
      .select({ id: members.id, name: members.name, email: members.email, locale: members.locale })
      .from(members)
      .where(
        and(
          eq(members.tenantId, tenantId),
          eq(members.role, 'admin'),
          eq(members.active, true),
          isNull(members.archivedAt),
        ),
      );
    for (const { id, name, email, locale } of admins)
      await orderMail(
        { tenantId, tx: own, now },
        {
          key: `${key}:${id}`,
          memberId: id,
          recipient: email,
          ...write({ name, locale: locale ?? settings?.locale ?? 'fr' }),
          expiresAt: new Date(now.getTime() + MAIL_DAYS * DAY_MS),
        },
      );
  });
}
