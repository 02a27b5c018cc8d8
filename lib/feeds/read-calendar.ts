import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { createTranslator } from 'next-intl';
import { readTenant, type Transaction } from '@/db/client';
import { calendarFeeds } from '@/db/schema/feeds';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { findTenantBySlug } from '../auth/find-tenant';
import { listBars } from '../availability/list-bars';
import { BRAND } from '../brand';
import { translateDatabaseError } from '../database-error';
import { startOfLocalDay } from '../dates';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { ALL_MESSAGES } from '../i18n/all-messages';
import { calendarText } from './calendar-text';
import { feedEvents } from './feed-events';
import { feedTokenHash } from './feed-token';

const PAST_DAYS = 30;
const AHEAD_DAYS = 365;

/**
 * The calendar behind a secret address, in the company's language. Throws `not_found` alike for an unknown, revoked or
 * another company's token and for a suspended company.
 */
export async function readCalendar({ slug, token }: { slug: string; token: string }): Promise<string> {
  const tenant = await findTenantBySlug(slug);
  if (tenant?.status !== 'active') throw new AppError('not_found');
  try {
    return await readTenant(tenant.id, (tx) => calendarOf(tx, { tenant, token }));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

interface Asked {
  tenant: { id: string; name: string };
  token: string;
}

async function calendarOf(tx: Transaction, { tenant, token }: Asked): Promise<string> {
  const [feed] = await tx
    .select({
      vehicleId: calendarFeeds.vehicleId,
      locale: tenantSettings.defaultLocale,
      timeZone: tenantSettings.timeZone,
      now: sql<string>`now()`,
    })
    .from(calendarFeeds)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, calendarFeeds.tenantId))
    .where(
      and(
        eq(calendarFeeds.tenantId, tenant.id),
        eq(calendarFeeds.tokenHash, feedTokenHash(token)),
        isNull(calendarFeeds.revokedAt),
      ),
    );
  if (!feed) throw new AppError('not_found');
  const now = new Date(feed.now);
  const mine = eq(vehicles.tenantId, tenant.id);
  const shown = feed.vehicleId ? sql`${mine} and ${eq(vehicles.id, feed.vehicleId)}` : mine;
  const from = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  const until = new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
  const [bars, fleet] = await Promise.all([
    listBars({ tx, tenantId: tenant.id, now }, { shown, classId: null, from, until }),
    tx
      .select({
        id: vehicles.id,
        name: sql<string>`${vehicles.make} || ' ' || ${vehicles.model} || ', ' || ${vehicles.plate}`,
      })
      .from(vehicles)
      .where(shown),
  ]);
  const t = createTranslator({ locale: feed.locale, messages: ALL_MESSAGES[feed.locale] });
  const names = new Map(fleet.map(({ id, name }) => [id, name]));
  const vehicle = feed.vehicleId ? (names.get(feed.vehicleId) ?? '') : null;
  const events = feedEvents(bars, {
    vehicleId: feed.vehicleId,
    place: tenant.id,
    nameOf: (id) => names.get(id) ?? '',
    textOf: (state) => t(`availability.state_${state}`),
    anyOf: (name) => t('reservations.any_of_class', { name }),
    days: { today: startOfLocalDay(now, feed.timeZone), tomorrow: startOfLocalDay(now, feed.timeZone, 1) },
  });
  return calendarText({ name: vehicle ? `${vehicle} · ${tenant.name}` : tenant.name, product: BRAND, events });
}
