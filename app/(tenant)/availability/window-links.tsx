import { useLocale, useTranslations } from 'next-intl';
import { listAddress } from '@/components/lists/list-address';
import { StatusTabs } from '@/components/lists/status-tabs';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { PlannerFilters } from '@/lib/availability/input';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { SPAN_DAYS, type Span } from '@/lib/availability/values';
import { formatDate, localDay, shiftDay } from '@/lib/dates';
import { dayAddress } from './day-address';

interface Props {
  /** The URL's parameters, not parsed yet. */
  current: Record<string, string | string[] | undefined>;
  filters: PlannerFilters;
  window: PlannerWindow;
  today: { now: Date; timeZone: string };
}

/** Which days a wide screen shows, and the ways to others. A phone has the strip of its week for that. */
export function WindowLinks({ current, filters, window: { firstDay }, today: { now, timeZone } }: Props) {
  const t = useTranslations('availability');
  const locale = useLocale();
  const days = SPAN_DAYS[filters.span];
  const today = localDay(now, timeZone);
  const date = (day: string) => formatDate(day, locale, timeZone);
  const address = (day: string) => dayAddress(current, { day, today });
  const shown = t('range', { from: date(firstDay), until: date(shiftDay(firstDay, days - 1)) });
  const spans = Object.keys(SPAN_DAYS) as Span[];
  return (
    <div className="max-md:not-print:hidden">
      <StatusTabs
        label={t('span')}
        tabs={spans.map((span) => ({
          label: t(`span_${span}`),
          href: listAddress('/availability', current, { span: span === '2w' ? null : span }),
          current: filters.span === span,
        }))}
      />
      <div className="mb-4 flex items-center gap-2">
        <Step href={address(shiftDay(firstDay, -days))} icon="chevron-left" label={t('earlier')} />
        <LinkButton href={address(today)}>{t('today')}</LinkButton>
        <Step href={address(shiftDay(firstDay, days))} icon="chevron-right" label={t('later')} />
        <p className="tabular ml-2 font-medium">{shown}</p>
      </div>
    </div>
  );
}

function Step({ href, icon, label }: { href: string; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  return <LinkButton href={href} scroll={false} icon={<Icon name={icon} />} aria-label={label} title={label} />;
}
