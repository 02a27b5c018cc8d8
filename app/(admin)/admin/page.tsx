import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { formatMoney, formatNumber } from '@/lib/money';
import { requireAdmin } from '@/lib/server/admin-context';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('admin_dashboard') };
}

export default async function AdminDashboardPage() {
  const figures = await getPlatformFigures(await requireAdmin('tenants.view'));
  const t = await getTranslations();
  const locale = await getLocale();
  const cards = [
    {
      label: t('admin.tenants_active'),
      value: formatNumber(figures.active, locale),
      href: '/admin/tenants?status=active',
    },
    {
      label: t('admin.tenants_suspended'),
      value: formatNumber(figures.suspended, locale),
      href: '/admin/tenants?status=suspended',
    },
    { label: t('admin.rentals_running'), value: formatNumber(figures.running, locale) },
    { label: t('admin.monthly_revenue'), value: formatMoney(figures.revenueCents, 'USD', locale) },
    { label: t('admin.vehicles'), value: formatNumber(figures.vehicles, locale) },
    { label: t('admin.members'), value: formatNumber(figures.members, locale) },
    { label: t('admin.sign_ups'), value: formatNumber(figures.signUps, locale) },
  ];
  return (
    <>
      <PageHeader title={t('nav.admin_dashboard')} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
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
    </>
  );
}
