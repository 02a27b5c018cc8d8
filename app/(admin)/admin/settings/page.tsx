import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClashValue } from '@/components/forms/clash-value';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { Translate } from '@/lib/i18n/translate';
import { PLATFORM_FIELDS, type PlatformSection } from '@/lib/platform-settings/fields';
import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { editForm } from '@/lib/records/edit-form';
import type { MessageKey } from '@/lib/records/record-field';
import { requireAdmin } from '@/lib/server/admin-context';
import { planName } from '@/lib/tenants/plan-text';
import { MailTest } from './mail-test';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('settings') };
}

export default async function PlatformSettingsPage() {
  const ctx = await requireAdmin('settings.manage');
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  // Safe because the keys are the sections' names.
  const sections = Object.keys(PLATFORM_FIELDS) as PlatformSection[];
  const shown = await Promise.all(
    sections.map(async (section) => {
      const { version: _, ...record } = await readPlatformSection(ctx, section);
      return { section, values: editForm(PLATFORM_FIELDS[section], record, locale) };
    }),
  );
  return (
    <ClientMessages namespaces={['platform']}>
      <PageHeader title={t('nav.settings')} detail={<span className="block max-w-prose">{t('platform.intro')}</span>} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {shown.map(({ section, values }) => (
          <SectionCard key={section} t={t} section={section} values={values} />
        ))}
        <Card title={t('platform.mail')}>
          <p className="mb-4 max-w-prose text-muted">{t('platform.mail_detail')}</p>
          <MailTest />
        </Card>
        <Card title={t('platform.factor')}>
          <p className="mb-4 max-w-prose text-muted">{t('platform.factor_detail')}</p>
          <LinkButton href="/admin/operators" icon={<Icon name="user-cog" />}>
            {t('platform.factor_link')}
          </LinkButton>
        </Card>
      </div>
    </ClientMessages>
  );
}

interface SectionProps {
  t: Translate;
  section: PlatformSection;
  values: Readonly<Record<string, string | boolean>>;
}

function SectionCard({ t, section, values }: SectionProps) {
  const title = t(`platform.section_${section}`);
  return (
    <Card
      title={title}
      action={
        <LinkButton
          href={`/admin/settings/${section}`}
          icon={<Icon name="pencil" />}
          aria-label={t('platform.edit', { section: title })}
        >
          {t('action.edit')}
        </LinkButton>
      }
    >
      <p className="mb-4 max-w-prose text-muted">{t(`platform.section_${section}_detail`)}</p>
      <DescriptionList
        longNames
        facts={Object.entries(PLATFORM_FIELDS[section]).map(([name, field]) => ({
          // Safe because no label has parameters.
          label: t(field.label as MessageKey as 'common.name'),
          value:
            name === 'defaultPlan' ? (
              planName(t, String(values[name]))
            ) : (
              <ClashValue field={field} value={values[name] ?? ''} name={null} />
            ),
        }))}
      />
    </Card>
  );
}
