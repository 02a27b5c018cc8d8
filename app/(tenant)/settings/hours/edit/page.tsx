import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { PLACE_HOURS_FIELDS } from '@/lib/hours/fields';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { PlaceHoursForm } from './place-hours-form';
import { RemoveHours } from './remove-hours';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hours'))('title') };
}

export default async function PlaceHoursPage({ searchParams }: PageProps<'/settings/hours/edit'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const { place: asked = '' } = await searchParams;
  const { places } = await query(ctx, 'settings.manage', listPlaceHours);
  const found = places.find(({ place }) => place === asked);
  if (!found) notFound();
  const { place, set, ...record } = found;
  const [t, locale] = await Promise.all([getTranslations('hours'), getLocale()]);
  const values = {
    ...editForm(PLACE_HOURS_FIELDS, record, locale),
    version: recordVersion(PLACE_HOURS_FIELDS, record),
  };
  const name = place || t(places.length > 1 ? 'elsewhere' : 'everywhere');
  return (
    <ClientMessages namespaces={['hours', 'confirm']}>
      <PageHeader
        title={t('hours_of', { place: name })}
        back={{ href: '/settings/hours', label: t('title') }}
        detail={<span className="block max-w-prose">{t('midnight_help')}</span>}
        action={set && <RemoveHours place={place} />}
      />
      <PlaceHoursForm place={place} values={values} />
    </ClientMessages>
  );
}
