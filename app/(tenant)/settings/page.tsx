import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClashValue } from '@/components/forms/clash-value';
import { CompanyLogo } from '@/components/layout/company-logo';
import { ArchiveCard } from '@/components/leaving/archive-card';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getOwnTerms } from '@/lib/papers/get-own-terms';
import { getBrand } from '@/lib/platform/get-brand';
import type { MessageKey } from '@/lib/records/record-field';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { sectionForm } from './section-form';
import { SECTIONS, type Section } from './sections';
import { TermsCard } from './terms-card';

/** Sections whose values are texts, which need the greater part of a row. */
const TEXTS: readonly Section[] = ['header', 'places'];

const ELSEWHERE = {
  '/settings/hours': 'hours.title',
  '/settings/numbers': 'settings.numbers',
  '/rates': 'settings.elsewhere_rates',
  '/inspections/plans': 'settings.elsewhere_plans',
  '/inspections/checklist': 'settings.elsewhere_checklist',
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('settings') };
}

export default async function SettingsPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const [settings, ownTerms] = await query(ctx, 'settings.manage', (q) =>
    Promise.all([getTenantSettings(q), getOwnTerms(q)]),
  );
  const [t, locale, brand] = await Promise.all([getTranslations(), getLocale(), getBrand()]);
  // Safe because the keys are the sections' names.
  const sections = Object.keys(SECTIONS) as Section[];
  return (
    <>
      <PageHeader title={t('nav.settings')} detail={<span className="block max-w-prose">{t('settings.intro')}</span>} />
      {/* Columns, and no rows: beside a tall card stands no hole. */}
      <div className="lg:columns-2 lg:gap-4 *:mb-4 *:break-inside-avoid">
        {sections.map((section) => {
          const values: Record<string, string | boolean> = sectionForm(section, settings, locale);
          const title = t(`settings.section_${section}`);
          return (
            <Card
              key={section}
              title={title}
              action={
                <LinkButton
                  href={`/settings/${section}`}
                  icon={<Icon name="pencil" />}
                  aria-label={t('settings.edit', { section: title })}
                >
                  {t('action.edit')}
                </LinkButton>
              }
            >
              <p className="mb-4 max-w-prose text-muted">{t(`settings.section_${section}_detail`)}</p>
              {section === 'header' && settings.logoId && (
                <CompanyLogo id={settings.logoId} className="mb-4 h-14 max-w-full" />
              )}
              <DescriptionList
                longNames={!TEXTS.includes(section)}
                facts={Object.entries(SECTIONS[section]).map(([name, field]) => ({
                  // Safe because no label has parameters.
                  label: t(field.label as MessageKey as 'common.name'),
                  value: <ClashValue field={field} value={values[name] ?? ''} name={null} />,
                }))}
              />
            </Card>
          );
        })}
        <TermsCard own={ownTerms} />
        <Card title={t('subscription.title')}>
          <p className="mb-4 max-w-prose text-muted">{t('subscription.card', { brand })}</p>
          <LinkButton href="/settings/subscription">{t('subscription.open')}</LinkButton>
        </Card>
        <Card title={t('api.keys')}>
          <p className="mb-4 max-w-prose text-muted">{t('api.keys_card')}</p>
          <LinkButton href="/settings/api-keys">{t('api.keys')}</LinkButton>
        </Card>
        <Card title={t('webhooks.title')}>
          <p className="mb-4 max-w-prose text-muted">{t('webhooks.card')}</p>
          <LinkButton href="/settings/webhooks">{t('webhooks.open')}</LinkButton>
        </Card>
        <ArchiveCard path="/api/archive" title={t('leaving.archive_title')} />
        <Card title={t('settings.elsewhere')}>
          <ul>
            {Object.entries(ELSEWHERE).map(([href, text]) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
