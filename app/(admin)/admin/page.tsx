import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
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
import { GrowthCard } from './growth-card';
import { HealthSummary } from './health-summary';
import { RevenueCard } from './revenue-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('admin_dashboard') };
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
  const cards = [
    {
      label: t('admin.tenants_active'),
      value: formatNumber(figures.active, locale),
      href: '/admin/tenants?status=active',
    },
    {
      label: t('admin.tenants_trial'),
      value: formatNumber(figures.trial, locale),
      href: '/admin/tenants?status=active&need=trial',
    },
    {
      label: t('admin.tenants_suspended'),
      value: formatNumber(figures.suspended, locale),
      href: '/admin/tenants?status=suspended',
    },
    {
      label: t('admin.tenants_leaving'),
      value: formatNumber(figures.leaving, locale),
      href: '/admin/tenants?need=leaving',
    },
    { label: t('admin.rentals_running'), value: formatNumber(figures.running, locale) },
    {
      label: t('revenue.unpaid', { count: due.count }),
      value: formatMoney(due.cents, 'USD', locale),
      href: billed ? '/admin/billing' : undefined,
    },
    {
      label: t('revenue.overdue'),
      value: formatMoney(due.overdueCents, 'USD', locale),
      href: billed ? '/admin/billing?state=overdue' : undefined,
    },
    { label: t('support.waiting'), value: formatNumber(questions, locale), href: '/admin/support?state=open' },
    { label: t('admin.vehicles'), value: formatNumber(figures.vehicles, locale) },
    {
      label: t('admin.sign_ups'),
      value: formatNumber(figures.signUps, locale),
      href: '/admin/tenants?sort=newest',
    },
  ];
  return (
    <>
      <PageHeader title={t('nav.admin_dashboard')} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {cards.map(({ label, value, href }) => (
          <li key={label} className="relative rounded-card border border-hairline bg-raised p-4">
            <p className="text-sm text-muted">
              {href ? (
                <Link href={href} className="after:absolute after:inset-0">
                  {label}
                </Link>
              ) : (
                label
              )}
            </p>
            <p className="tabular mt-1 text-xl font-semibold">{value}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <CallsCard companies={toCall} />
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
