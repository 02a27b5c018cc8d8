import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { listNextNumbers } from '@/lib/tenants/list-next-numbers';
import { NumbersForm } from './numbers-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('numbers') };
}

export default async function NumbersPage() {
  const ctx = await requireTenant();
  if (!can(ctx.role, 'settings.manage')) redirect('/dashboard');
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
