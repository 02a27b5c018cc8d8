import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { agreementClauses } from '@/lib/papers/agreement-clauses';
import { getOwnTerms } from '@/lib/papers/get-own-terms';
import { termsText } from '@/lib/papers/parse-terms';
import { TERMS_FIELDS } from '@/lib/papers/terms-fields';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { TermsForm } from './terms-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('terms') };
}

export default async function TermsPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const own = await query(ctx, 'settings.manage', getOwnTerms);
  const t = await getTranslations();
  const text = (locale: 'en' | 'fr' | 'ht') => termsText(agreementClauses(own[locale], locale));
  return (
    <ClientMessages namespaces={['settings', 'app']}>
      <PageHeader
        title={t('settings.terms')}
        detail={<span className="block max-w-prose">{t('settings.terms_detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <TermsForm
        values={{ en: text('en'), fr: text('fr'), ht: text('ht'), version: recordVersion(TERMS_FIELDS, own) }}
      />
    </ClientMessages>
  );
}
