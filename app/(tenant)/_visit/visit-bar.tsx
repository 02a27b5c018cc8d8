import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { formatTime } from '@/lib/dates';
import type { TenantContext } from '@/lib/server/context';
import { EndVisit } from './end-visit';

/** Says above every screen that an operator visits this company, why, and until when (docs/rules.md §3). */
export async function VisitBar({ ctx }: { ctx: TenantContext & Required<Pick<TenantContext, 'visit'>> }) {
  const { tenant, visit, expiresAt } = ctx;
  const t = await getTranslations('visits');
  const time = formatTime(expiresAt, tenant.timeZone);
  return (
    <aside
      aria-label={t('visit')}
      className="sticky top-14 z-10 flex items-center gap-x-3 border-b border-amber/30 bg-amber-soft px-3 py-1.5 text-sm text-amber lg:px-5"
    >
      <Icon name="eye" className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t('visiting', { company: tenant.name, time })}</span>{' '}
        <span className="max-sm:block max-sm:truncate">{t('because', { reason: visit.reason })}</span>
      </p>
      <EndVisit label={t('end')} />
    </aside>
  );
}
