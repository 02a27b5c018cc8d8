import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { listNextNumbers } from '@/lib/tenants/list-next-numbers';
import { NumbersForm } from './numbers-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('numbers') };
}

export default async function NumbersPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const next = await query(ctx, 'settings.manage', listNextNumbers);
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['settings']}>
      <PageHeader
        title={t('settings.numbers')}
        detail={<span className="block max-w-prose">{t('settings.numbers_detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <NumbersForm next={next} />
    </ClientMessages>
  );
}
