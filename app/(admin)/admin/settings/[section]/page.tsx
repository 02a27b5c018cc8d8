import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { BRAND } from '@/lib/brand';
import { isPlatformSection, PLATFORM_FIELDS } from '@/lib/platform-settings/fields';
import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { editForm } from '@/lib/records/edit-form';
import { requireAdmin } from '@/lib/server/admin-context';
import { listPlans } from '@/lib/tenants/list-plans';
import { planOption } from '@/lib/tenants/plan-text';
import { PlatformForm } from './platform-form';

export async function generateMetadata({ params }: PageProps<'/admin/settings/[section]'>): Promise<Metadata> {
  const [{ section }, t] = await Promise.all([params, getTranslations()]);
  return { title: t(isPlatformSection(section) ? `platform.section_${section}` : 'nav.settings') };
}

export default async function PlatformSectionPage({ params }: PageProps<'/admin/settings/[section]'>) {
  const ctx = await requireAdmin('settings.manage');
  const { section } = await params;
  if (!isPlatformSection(section)) notFound();
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const { version, ...record } = await readPlatformSection(ctx, section);
  const values = { ...editForm(PLATFORM_FIELDS[section], record, locale), version };
  const offered = section === 'companies' ? (await listPlans(ctx)).filter(({ retiredAt }) => !retiredAt) : [];
  const plans = offered.map((plan) => planOption(t, locale, plan));
  return (
    <ClientMessages namespaces={['platform']}>
      <PageHeader
        title={t(`platform.section_${section}`)}
        detail={<span className="block max-w-prose">{t(`platform.section_${section}_detail`)}</span>}
        back={{ href: '/admin/settings', label: t('nav.settings') }}
      />
      <PlatformForm section={section} values={values} plans={plans} brand={BRAND} />
    </ClientMessages>
  );
}
