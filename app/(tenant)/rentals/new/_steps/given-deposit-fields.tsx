'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { formatMoney, htgToUsdCents, parseMoney } from '@/lib/money';
import { shownRate } from '@/lib/papers/shown-rate';
import { typedAmount } from '@/lib/payments/typed-amount';
import { PAYMENT_METHODS } from '@/lib/payments/values';
import { depositLeft, inGourdes, proposedDeposit } from '@/lib/rentals/wizard/given-deposit';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';

interface GivenDepositFieldsProps {
  form: UseFormReturn<WizardValues>;
  faultOf: FaultOf;
  htgRate: string | null;
  /** The deposit that the reservation has brought, in cents. */
  heldCents: number;
}

/** The deposit that the customer gives now: one tick for all that is missing, and another amount or method where it is. */
export function GivenDepositFields({ form, faultOf, htgRate, heldCents }: GivenDepositFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const values = form.watch();
  const taken = values.takeDeposit;
  const before = useRef(taken);
  useEffect(() => {
    if (before.current === taken) return;
    before.current = taken;
    const agreed = form.getValues();
    const given = taken
      ? proposedDeposit(agreed, { heldCents, htgRate, locale })
      : { givenCents: '', givenHtgCents: '' };
    for (const [name, value] of Object.entries(given)) form.setValue(name as 'givenCents' | 'givenHtgCents', value);
  }, [form, taken, heldCents, htgRate, locale]);
  const left = depositLeft(values, heldCents);
  if (left === 0 && !taken) return null;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const cash = values.givenMethod === 'cash';
  const gourdes = inGourdes(values) && htgRate !== null;
  const htgCents = parseMoney(values.givenHtgCents);
  const typed = typedAmount(
    {
      method: values.givenMethod,
      currency: values.givenCurrency,
      amountCents: values.givenCents,
      receivedHtgCents: values.givenHtgCents,
    },
    htgRate,
    left,
  );
  return (
    <Card title={t('rentals.deposit')}>
      <div className="grid gap-4">
        <CheckboxField
          form={form}
          name="takeDeposit"
          label={t('rentals.deposit_take', { amount: usd(left) })}
          help={heldCents > 0 ? t('rentals.deposit_held_already', { amount: usd(heldCents) }) : undefined}
        />
        {taken && (
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField
              form={form}
              name="givenMethod"
              label={t('payments.method')}
              options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`payments.method_${method}`) }))}
            />
            {cash && htgRate !== null && (
              <SelectField
                form={form}
                name="givenCurrency"
                label={t('payments.currency')}
                options={[
                  { value: 'USD', label: t('payments.currency_usd') },
                  { value: 'HTG', label: t('payments.currency_htg') },
                ]}
                help={gourdes ? t('payments.rate_now', { rate: shownRate(Number(htgRate), locale) }) : undefined}
              />
            )}
            {gourdes ? (
              <TextField
                form={form}
                name="givenHtgCents"
                label={t('payments.received_htg')}
                suffix="HTG"
                inputMode="decimal"
                autoComplete="off"
                required
                invalid={faultOf('givenHtgCents')}
                help={
                  htgCents === null
                    ? undefined
                    : t('payments.counts_as', { amount: usd(htgToUsdCents(htgCents, Number(htgRate))) })
                }
              />
            ) : (
              <MoneyField
                form={form}
                name="givenCents"
                label={t('payments.amount')}
                required
                invalid={faultOf('givenCents')}
              />
            )}
            <p aria-live="polite" className="text-sm text-amber empty:hidden md:col-span-2">
              {(typed ?? 0) > left && t('payments.over_deposit', { left: usd(left) })}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}
