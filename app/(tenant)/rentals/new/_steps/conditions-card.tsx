'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { OPTION_TEXT, PROTECTION_TEXT } from '@/components/rentals/condition-texts';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { formatMoney, parseMoney } from '@/lib/money';
import { FUEL_POLICIES, OPTIONS } from '@/lib/pricing/values';
import { PROTECTIONS } from '@/lib/rentals/values';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';
import { FoldedLine } from './folded-line';
import { FOLDED } from './folded-parts';

const PriceFields = lazyPart(() => FOLDED.prices().then((module) => module.PriceFields));
const ExtrasFields = lazyPart(() => FOLDED.extras().then((module) => module.ExtrasFields));

const PRICES = ['dailyRateCents', 'insurancePerDayCents', 'discountCents', 'discountReason'] as const;
const EXTRAS = ['depositCents', 'milesPerDay', 'fuelPolicy', 'protections', 'options'] as const;

interface ConditionsCardProps {
  form: UseFormReturn<WizardValues>;
  rights: WizardRights;
  perDay: WizardSettings['perDay'];
  faultOf: FaultOf;
}

/** Prices and conditions as sentences. Their fields are behind "Change", for those who may. */
export function ConditionsCard({ form, rights, perDay, faultOf }: ConditionsCardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const values = form.watch();
  const usd = (text: string) => {
    const cents = parseMoney(text);
    return cents === null ? text.trim() || '—' : formatMoney(cents, 'USD', locale);
  };
  const policy = FUEL_POLICIES.find((name) => name === values.fuelPolicy);
  const chosen = [
    ...PROTECTIONS.filter((name) => values.protections.includes(name)).map((name) =>
      t(`rentals.${PROTECTION_TEXT[name]}`),
    ),
    ...OPTIONS.filter((name) => values.options.includes(name)).map((name) => t(`reservations.${OPTION_TEXT[name]}`)),
  ];
  const prices = { rate: usd(values.dailyRateCents), insurance: usd(values.insurancePerDayCents) };
  const isInsured = parseMoney(values.insurancePerDayCents) !== 0;
  const conditions = {
    deposit: usd(values.depositCents),
    miles: values.milesPerDay.trim() || '—',
    fuel: policy ? t(`rentals.fuel_${policy}`) : '—',
  };
  return (
    <Card title={t('rentals.conditions')}>
      <div className="divide-y divide-hairline">
        <FoldedLine
          summary={
            <>
              <p>
                {values.dailyRateCents === ''
                  ? t('rentals.price_pending')
                  : t(isInsured ? 'rentals.prices_said' : 'rentals.prices_said_uninsured', prices)}
              </p>
              {(parseMoney(values.discountCents) ?? 0) > 0 && (
                <p>{t('rentals.discount_said', { amount: usd(values.discountCents) })}</p>
              )}
            </>
          }
          change={rights.changeRate || rights.discount ? t('rentals.change_prices') : null}
          faulty={PRICES.some((name) => faultOf(name) !== undefined)}
        >
          <PriceFields form={form} rights={rights} faultOf={faultOf} />
        </FoldedLine>
        <FoldedLine
          summary={
            <>
              <p>
                {t(
                  values.milesPerDay === '0' ? 'rentals.conditions_said_unlimited' : 'rentals.conditions_said',
                  conditions,
                )}
              </p>
              <p className="text-muted">
                {chosen.length > 0 ? t('rentals.extras_said', { extras: chosen.join(', ') }) : t('rentals.extras_none')}
              </p>
            </>
          }
          change={t('rentals.change_conditions')}
          faulty={EXTRAS.some((name) => faultOf(name) !== undefined)}
        >
          <ExtrasFields form={form} perDay={perDay} faultOf={faultOf} />
        </FoldedLine>
      </div>
    </Card>
  );
}
