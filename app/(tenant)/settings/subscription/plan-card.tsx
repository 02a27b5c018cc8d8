import { useLocale, useTranslations } from 'next-intl';
import { PlanUsage } from '@/components/tenants/plan-usage';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Subscription } from '@/lib/billing/get-subscription';
import { formatDate, shiftDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { PLAN_FEATURE_LABELS } from '@/lib/plans/feature-labels';
import { PLAN_FEATURES } from '@/lib/plans/values';
import { planName } from '@/lib/tenants/plan-text';

/** The company's plan, and what it uses of it. */
export function PlanCard({ subscription: { plan, trialUntil, used } }: { subscription: Subscription }) {
  const t = useTranslations();
  const locale = useLocale();
  const name = (feature: (typeof PLAN_FEATURES)[number]) => t(`plans.${PLAN_FEATURE_LABELS[feature]}`);
  return (
    <Card title={t('subscription.plan')}>
      <p className="text-lg font-semibold">
        {t('tenants.plan_choice', {
          plan: planName(t, plan.code),
          price: formatMoney(plan.monthlyPriceCents, 'USD', locale),
        })}
      </p>
      {plan.planned && (
        <p className="mt-1">
          {t('subscription.planned', {
            day: formatDate(plan.planned.fromDay, locale, 'UTC', 'long'),
            price: formatMoney(plan.planned.monthlyPriceCents, 'USD', locale),
          })}
        </p>
      )}
      {trialUntil && (
        <p className="mt-1">
          {t('subscription.trial', { day: formatDate(shiftDay(trialUntil, -1), locale, 'UTC', 'long') })}
        </p>
      )}
      <div className="mt-4 grid gap-4">
        <PlanUsage limits={{ vehicles: plan.vehicleLimit, members: plan.memberLimit }} used={used} />
      </div>
      <ul className="mt-4 grid gap-1">
        {PLAN_FEATURES.map((feature) => (
          <li
            key={feature}
            className={plan[feature] ? 'flex items-center gap-2' : 'flex items-center gap-2 text-muted'}
          >
            <Icon name={plan[feature] ? 'check' : 'x'} className="size-4 shrink-0" />
            {plan[feature] ? name(feature) : t('subscription.not_included', { feature: name(feature) })}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-3 max-w-prose text-muted">{t('subscription.change')}</p>
      <LinkButton href="/support/new">{t('subscription.ask')}</LinkButton>
    </Card>
  );
}
