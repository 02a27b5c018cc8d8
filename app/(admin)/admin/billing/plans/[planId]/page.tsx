import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { PLAN_FEATURE_LABELS } from '@/lib/plans/feature-labels';
import { PLAN_FIELDS, PRICE_FIELDS } from '@/lib/plans/fields';
import { firstPriceDay } from '@/lib/plans/first-price-day';
import { getPlan } from '@/lib/plans/get-plan';
import { PLAN_FEATURES } from '@/lib/plans/values';
import { editForm } from '@/lib/records/edit-form';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { planName } from '@/lib/tenants/plan-text';
import { LimitsDialog } from './limits-dialog';
import { PriceDialog } from './price-dialog';
import { PricesList } from './prices-list';
import { RetirePlan } from './retire-plan';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (planId: string) => getPlan(await requireAdmin('plans.manage'), planId));

export async function generateMetadata({ params }: PageProps<'/admin/billing/plans/[planId]'>): Promise<Metadata> {
  const { planId } = await params;
  return recordTitle(
    Promise.all([read(planId), getTranslations()]).then(([{ code }, t]) => planName(t, code)),
    'plans.title',
  );
}

export default async function PlanPage({ params }: PageProps<'/admin/billing/plans/[planId]'>) {
  await requireAdmin('plans.manage');
  const { planId } = await params;
  const plan = await orNotFound(read(planId));
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const { version, ...limits } = plan.limits;
  const { version: priceVersion, ...price } = plan.planned;
  const name = planName(t, plan.code);
  const limit = (value: number | null) => (value === null ? t('plans.no_limit') : formatNumber(value, locale));
  const first = firstPriceDay(plan.today, { fromCents: 0, toCents: 1 });
  return (
    <ClientMessages namespaces={['plans', 'confirm']}>
      <PageHeader
        title={name}
        detail={<StatusBadge status={plan.retiredAt ? 'plan_retired' : 'plan_offered'} />}
        back={{ href: '/admin/billing/plans', label: t('plans.title') }}
        action={<RetirePlan planId={planId} name={name} retired={plan.retiredAt !== null} companies={plan.companies} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card
          title={t('plans.price')}
          action={
            <PriceDialog
              planId={planId}
              values={{ ...editForm(PRICE_FIELDS, price, locale), version: priceVersion }}
              first={formatDate(first, locale, 'UTC', 'long')}
            />
          }
        >
          <PricesList prices={plan.prices} today={plan.today} />
        </Card>
        <Card
          title={t('plans.limits')}
          action={<LimitsDialog planId={planId} values={{ ...editForm(PLAN_FIELDS, limits, locale), version }} />}
        >
          <DescriptionList
            facts={[
              { label: t('plans.vehicle_limit'), value: limit(limits.vehicleLimit) },
              { label: t('plans.member_limit'), value: limit(limits.memberLimit) },
              ...PLAN_FEATURES.map((feature) => ({
                label: t(`plans.${PLAN_FEATURE_LABELS[feature]}`),
                value: t(limits[feature] ? 'common.yes' : 'common.no'),
              })),
              {
                label: t('plans.companies'),
                value: (
                  <Link
                    href={`/admin/tenants?plan=${encodeURIComponent(plan.code)}`}
                    className="text-accent underline underline-offset-2 hover:no-underline"
                  >
                    {formatNumber(plan.companies, locale)}
                  </Link>
                ),
              },
            ]}
          />
        </Card>
      </div>
    </ClientMessages>
  );
}
