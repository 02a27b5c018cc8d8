'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { formatMoney, parseMoney, usdToHtgCents } from '@/lib/money';
import { shownRate } from '@/lib/papers/shown-rate';
import { countedGourdes } from '@/lib/payments/counted-gourdes';
import { otherRate } from '@/lib/payments/other-rate';
import { type PaidInGourdes, refundedGourdes } from '@/lib/payments/refunded-gourdes';
import { PAYMENT_METHODS } from '@/lib/payments/values';

export interface AmountValues {
  method: string;
  currency: string;
  amountCents: string;
  receivedHtgCents: string;
}

interface Props<Values extends AmountValues> {
  form: UseFormReturn<Values>;
  htgRate: string | null;
  /** The maximum amount a payment may count for; null if there is none, as for a deposit. */
  dueCents?: number | null;
  /** A refund is calculated in dollars and paid out in either currency. */
  refund?: boolean;
  /** The payment in gourdes that a refund gives back, in gourdes alone. */
  paid?: PaidInGourdes | null;
}

/** Method, currency and amount. Cash may be in gourdes at the company's rate, and the dollar amount is updated. */
export function AmountFields<Values extends AmountValues>({
  form,
  htgRate,
  dueCents = null,
  refund = false,
  paid = null,
}: Props<Values>) {
  const t = useTranslations('payments');
  const locale = useLocale();
  // Safe because Values extends the fields named here.
  const name = (field: keyof AmountValues) => field as FieldPath<Values>;
  const cash = form.watch(name('method')) === 'cash';
  const rated = paid?.htgRate ?? htgRate;
  const gourdes = cash && rated !== null && form.watch(name('currency')) === 'HTG';
  const { clearErrors } = form;
  const asksGourdes = gourdes && !refund;
  // An amount that is no longer asked for can't be corrected.
  useEffect(() => {
    clearErrors((asksGourdes ? 'amountCents' : 'receivedHtgCents') as FieldPath<Values>);
  }, [asksGourdes, clearErrors]);
  const rate = Number(rated);
  const today = otherRate(paid?.htgRate ?? null, htgRate);
  const handOut = (cents: number) => (paid ? refundedGourdes(paid, cents) : usdToHtgCents(cents, rate));
  const typed = parseMoney(String(form.watch(name('receivedHtgCents')) ?? ''));
  const owed = parseMoney(String(form.watch(name('amountCents')) ?? ''));
  const rates =
    today === null
      ? t('rate_now', { rate: shownRate(rate, locale) })
      : t('rates_differ', { rate: shownRate(rate, locale), now: shownRate(today, locale) });
  return (
    <>
      <SelectField
        form={form}
        name={name('method')}
        label={t('method')}
        options={PAYMENT_METHODS.filter((method) => !paid || method === 'cash').map((method) => ({
          value: method,
          label: t(`method_${method}`),
        }))}
      />
      {cash && rated !== null && (
        <SelectField
          form={form}
          name={name('currency')}
          label={t('currency')}
          options={[
            ...(paid ? [] : [{ value: 'USD', label: t('currency_usd') }]),
            { value: 'HTG', label: t('currency_htg') },
          ]}
          help={gourdes ? rates : undefined}
        />
      )}
      {asksGourdes ? (
        <TextField
          form={form}
          name={name('receivedHtgCents')}
          label={t('received_htg')}
          suffix="HTG"
          inputMode="decimal"
          autoComplete="off"
          required
          help={
            typed === null
              ? undefined
              : t('counts_as', { amount: formatMoney(countedGourdes(typed, rate, dueCents), 'USD', locale) })
          }
        />
      ) : (
        <MoneyField
          form={form}
          name={name('amountCents')}
          label={t('amount')}
          required
          help={
            gourdes && owed !== null ? t('hand_out', { amount: formatMoney(handOut(owed), 'HTG', locale) }) : undefined
          }
        />
      )}
    </>
  );
}
