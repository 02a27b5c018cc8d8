'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { formatMoney, formatNumber, parseMoney, usdToHtgCents } from '@/lib/money';
import { countedGourdes } from '@/lib/payments/counted-gourdes';
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
}

/** Method, currency and amount. Cash may be in gourdes at the company's rate, and the dollar amount is updated. */
export function AmountFields<Values extends AmountValues>({
  form,
  htgRate,
  dueCents = null,
  refund = false,
}: Props<Values>) {
  const t = useTranslations('payments');
  const locale = useLocale();
  // Safe because Values extends the fields named here.
  const name = (field: keyof AmountValues) => field as FieldPath<Values>;
  const cash = form.watch(name('method')) === 'cash';
  const gourdes = cash && htgRate !== null && form.watch(name('currency')) === 'HTG';
  const rate = Number(htgRate);
  const typed = parseMoney(String(form.watch(name('receivedHtgCents')) ?? ''));
  const owed = parseMoney(String(form.watch(name('amountCents')) ?? ''));
  return (
    <>
      <SelectField
        form={form}
        name={name('method')}
        label={t('method')}
        options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`method_${method}`) }))}
      />
      {cash && htgRate !== null && (
        <SelectField
          form={form}
          name={name('currency')}
          label={t('currency')}
          options={[
            { value: 'USD', label: t('currency_usd') },
            { value: 'HTG', label: t('currency_htg') },
          ]}
          help={gourdes ? t('rate_now', { rate: formatNumber(rate, locale, 2) }) : undefined}
        />
      )}
      {gourdes && !refund ? (
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
            gourdes && owed !== null
              ? t('hand_out', { amount: formatMoney(usdToHtgCents(owed, rate), 'HTG', locale) })
              : undefined
          }
        />
      )}
    </>
  );
}
