import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { canOperate } from '@/lib/auth/operator-permissions';
import { getPlatformRevenue } from '@/lib/billing/get-platform-revenue';
import { listCompaniesToCall } from '@/lib/billing/list-companies-to-call';
import { countOpenQuestions } from '@/lib/contact/list-questions';
import { getHealth } from '@/lib/health/get-health';
import { formatMoney, formatNumber } from '@/lib/money';
import { requireAdmin } from '@/lib/server/admin-context';
import { operatorQuery } from '@/lib/server/operator-query';
import { countOpenThreads } from '@/lib/support/count-open-threads';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';
import { getPlatformGrowth } from '@/lib/tenants/get-platform-growth';
import { CallsCard } from './calls-card';
import { FigureTiles } from './figure-tiles';
import { GrowthCard } from './growth-card';
import { HealthSummary } from './health-summary';
import { RevenueCard } from './revenue-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('dashboard') };
}

export default async function AdminDashboardPage() {
  const ctx = await requireAdmin('tenants.view');
  const [figures, { due, months }, growth, questions, toCall, { verdicts }] = await Promise.all([
    getPlatformFigures(ctx),
    getPlatformRevenue(ctx),
    getPlatformGrowth(ctx),
    operatorQuery(ctx, 'support.view', async (tx) => (await countOpenThreads(tx)) + (await countOpenQuestions(tx))),
    listCompaniesToCall(ctx),
    getHealth(ctx),
  ]);
  const billed = canOperate(ctx.operator.role, 'billing.manage');
  const t = await getTranslations();
  const locale = await getLocale();
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, locale));
  const owed = (cents: number) => (cents === 0 ? null : formatMoney(cents, 'USD', locale));
  return (
    <>
      <PageHeader title={t('nav.dashboard')} />
      <div className="grid gap-4">
        {toCall.length > 0 && <CallsCard companies={toCall} />}
        {/* What is to be done comes first. */}
        <FigureTiles
          tiles={[
            { label: t('support.waiting'), value: counted(questions), href: '/admin/support?state=open' },
            {
              label: t('revenue.overdue'),
              value: owed(due.overdueCents),
              href: billed ? '/admin/billing?state=overdue' : undefined,
            },
            {
              label: t('revenue.unpaid', { count: due.count }),
              value: owed(due.cents),
              href: billed ? '/admin/billing' : undefined,
            },
            { label: t('admin.tenants_leaving'), value: counted(figures.leaving), href: '/admin/tenants?need=leaving' },
            {
              label: t('admin.tenants_suspended'),
              value: counted(figures.suspended),
              href: '/admin/tenants?status=suspended',
            },
            {
              label: t('admin.tenants_trial'),
              value: counted(figures.trial),
              href: '/admin/tenants?status=active&need=trial',
            },
            { label: t('admin.sign_ups'), value: counted(figures.signUps), href: '/admin/tenants?sort=newest' },
            {
              label: t('admin.tenants_active'),
              value: formatNumber(figures.active, locale),
              href: '/admin/tenants?status=active',
            },
            { label: t('admin.vehicles'), value: counted(figures.vehicles) },
            { label: t('admin.rentals_running'), value: counted(figures.running) },
          ]}
        />
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {toCall.length === 0 && <CallsCard companies={toCall} />}
          <HealthSummary verdicts={verdicts} />
        </div>
        <div className="grid gap-4">
          <RevenueCard months={months} />
          <GrowthCard growth={growth} months={months} />
        </div>
      </div>
    </>
  );
}
