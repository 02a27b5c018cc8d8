import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { localDay } from '@/lib/dates';
import { CLOSED_DAYS_FIELDS } from '@/lib/hours/fields';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { nextHolidays } from '@/lib/hours/next-holidays';
import { HOLIDAYS } from '@/lib/hours/values';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { ClosedDaysForm } from './closed-days-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hours'))('closed_title') };
}

export default async function ClosedDaysPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const { closed } = await query(ctx, 'settings.manage', listPlaceHours);
  const [t, locale] = await Promise.all([getTranslations('hours'), getLocale()]);
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const holidays = nextHolidays(HOLIDAYS, today);
  const values = {
    ...editForm(CLOSED_DAYS_FIELDS, closed, locale),
    version: recordVersion(CLOSED_DAYS_FIELDS, closed),
  };
  return (
    <ClientMessages namespaces={['hours']}>
      <PageHeader
        title={t('closed_title')}
        detail={<span className="block max-w-prose">{t('closed_detail')}</span>}
        back={{ href: '/settings/hours', label: t('title') }}
      />
      <ClosedDaysForm values={values} holidays={holidays} />
    </ClientMessages>
  );
}
