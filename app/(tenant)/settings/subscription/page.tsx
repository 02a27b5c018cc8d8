import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { getBiller } from '@/lib/billing/get-biller';
import { getSubscription } from '@/lib/billing/get-subscription';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { InvoicesCard } from './invoices-card';
import { PlanCard } from './plan-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('subscription'))('title') };
}

export default async function SubscriptionPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const [subscription, biller] = await Promise.all([query(ctx, 'settings.manage', getSubscription), getBiller()]);
  const t = await getTranslations();
  return (
    <>
      <PageHeader
        title={t('subscription.title')}
        detail={<span className="block max-w-prose">{t('subscription.detail', { brand: biller.name })}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PlanCard subscription={subscription} />
        <InvoicesCard subscription={subscription} biller={biller} />
      </div>
    </>
  );
}
