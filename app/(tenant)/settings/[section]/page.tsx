import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { LogoCard } from '../logo-card';
import { sectionForm } from '../section-form';
import { isSection, SECTION_TEXTS } from '../sections';
import { SettingsForm } from '../settings-form';

export async function generateMetadata({ params }: PageProps<'/settings/[section]'>): Promise<Metadata> {
  const [{ section }, t] = await Promise.all([params, getTranslations()]);
  return { title: t(isSection(section) ? `settings.section_${section}` : 'nav.settings') };
}

export default async function SettingsSectionPage({ params }: PageProps<'/settings/[section]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const { section } = await params;
  if (!isSection(section)) notFound();
  const settings = await query(ctx, 'settings.manage', getTenantSettings);
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['settings', ...(SECTION_TEXTS[section] ?? [])]}>
      <PageHeader
        title={t(`settings.section_${section}`)}
        detail={<span className="block max-w-prose">{t(`settings.section_${section}_detail`)}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <div className="grid max-w-4xl gap-4">
        {section === 'header' && <LogoCard logo={settings.logoId} />}
        <SettingsForm
          section={section}
          values={{
            ...sectionForm(section, settings, await getLocale()),
            ...(section === 'header' && { color: settings.color ?? '' }),
          }}
          company={ctx.tenant.name}
        />
      </div>
    </ClientMessages>
  );
}
