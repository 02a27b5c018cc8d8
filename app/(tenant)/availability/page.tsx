import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CalendarFeed } from '@/components/feeds/calendar-feed';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListFilters } from '@/components/lists/list-filters';
import { ListHeader } from '@/components/lists/list-header';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { plannerRows } from '@/lib/availability/planner-rows';
import { localDay, shiftDay } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { may } from '@/lib/server/may';
import { query } from '@/lib/server/query';
import { makeFeedAction, readFeedAction, revokeFeedAction } from './actions';
import { dayAddress } from './day-address';
import { DayView } from './phone/day-view';
import { WeekStrip } from './phone/week-strip';
import { plannerFilters } from './planner-filters';
import { PlannerGrid } from './planner-grid';
import { WindowLinks } from './window-links';

const FEED_ACTIONS = { read: readFeedAction, make: makeFeedAction, revoke: revokeFeedAction };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('availability'))('title') };
}

export default async function AvailabilityPage({ searchParams }: PageProps<'/availability'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = PlannerFilters.parse(current);
  const { window, packed, looks, classes, more } = await query(ctx, 'availability.view', (q) => getPlanner(q, filters));
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const mayReserve = can(ctx.role, 'reservations.edit');
  const count = packed.ids.length;
  const rows = plannerRows(packed, window, mayReserve);
  const near = (days: number) => dayAddress(current, { day: shiftDay(window.firstDay, days), today });
  const filtered = filters.q || filters.class || filters.status;
  return (
    <ClientMessages namespaces={['availability', 'feeds', 'maintenance', 'status', 'rentals', 'pricing']}>
      <div data-wide className="list-screen">
        <ListHeader
          title={t('availability.title')}
          detail={t('availability.count', { count })}
          counted
          actions={
            <>
              {may(ctx, 'feeds.manage') && <CalendarFeed vehicleId={null} timeZone={timeZone} actions={FEED_ACTIONS} />}
              <LinkButton href="/availability/free" icon={<Icon name="car-front" />}>
                {t('availability.find')}
              </LinkButton>
            </>
          }
        />
        <WindowLinks current={current} filters={filters} window={window} today={{ now: ctx.now, timeZone }} />
        <ListFilters placeholder={t('availability.search')} filters={plannerFilters(t, filters, classes)} />
        {more && <p className="mb-3 text-muted">{t('availability.more', { count: formatNumber(count, locale) })}</p>}
        <WeekStrip {...{ rows, window, timeZone, near }} />
        {rows.length > 0 ? (
          <>
            <DayView
              {...{ rows, looks, window, timeZone, mayReserve }}
              days={{
                previous: near(-1),
                next: near(1),
                today: window.firstDay === today ? null : dayAddress(current, { day: today, today }),
              }}
            />
            <PlannerGrid packed={packed} window={window} timeZone={timeZone} mayReserve={mayReserve} />
          </>
        ) : (
          <EmptyState
            title={t(filtered ? 'availability.none_match' : 'availability.none')}
            action={filtered && <LinkButton href="/availability">{t('action.clear_filters')}</LinkButton>}
          />
        )}
      </div>
    </ClientMessages>
  );
}
