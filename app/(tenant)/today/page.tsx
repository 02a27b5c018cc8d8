import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListHeader } from '@/components/lists/list-header';
import { StatusTabs } from '@/components/lists/status-tabs';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate, startOfLocalDay } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { countMovements } from '@/lib/today/count-movements';
import { DayFilters } from '@/lib/today/input';
import { listMovements } from '@/lib/today/list-movements';
import { tallyMovements } from '@/lib/today/tally-movements';
import { countsText } from './counts-text';
import { DayList } from './day-list';
import { DaySheet } from './day-sheet';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('today_title') };
}

/** Where a clerk's morning starts: what goes out and comes back today or tomorrow, with whom to call. */
export default async function TodayPage({ searchParams }: PageProps<'/today'>) {
  const ctx = await requireTenant();
  const { day, print } = DayFilters.parse(await searchParams);
  const other = day === 'today' ? 'tomorrow' : 'today';
  const [shown, others] = await query(ctx, 'rentals.view', (q) =>
    Promise.all([listMovements(q, day), print ? 0 : countMovements(q, other)]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone, name } = ctx.tenant;
  const from = startOfLocalDay(ctx.now, timeZone, day === 'today' ? 0 : 1);
  const date = formatDate(from, locale, timeZone, 'long');
  const clock = { now: ctx.now, timeZone };
  if (print) return <DaySheet {...shown} {...clock} day={day} date={date} company={name} />;
  const listed = shown.out.length + shown.back.length;
  const counts = { [day]: listed, [other]: others };
  return (
    <div className="list-screen">
      <ListHeader
        title={t('nav.today_title')}
        detail={`${date} · ${countsText(t, tallyMovements(shown, from))}`}
        counted={false}
        actions={
          <LinkButton href={`/today?day=${day}&print=1`} icon={<Icon name="printer" />}>
            {t('action.print')}
          </LinkButton>
        }
      />
      <StatusTabs
        label={t('nav.today_title')}
        tabs={[
          { label: t('today.today'), count: counts.today, href: '/today', current: day === 'today' },
          { label: t('today.tomorrow'), count: counts.tomorrow, href: '/today?day=tomorrow', current: day !== 'today' },
        ]}
      />
      <DayList {...shown} {...clock} company={name} role={ctx.role} htgRate={ctx.tenant.htgRate} />
    </div>
  );
}
