'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { formatMoney, htgToUsdCents, parseMoney } from '@/lib/money';

interface EitherValues {
  currency: string;
  amountCents: string;
  paidHtgCents: string;
  htgRate: string;
}

/** An amount that is paid out: in dollars, or in gourdes with the rate at which they are counted. */
export function AmountInEither<Values extends EitherValues>({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations();
  const locale = useLocale();
  // Safe because Values extends the fields named here.
  const name = (field: keyof EitherValues) => field as FieldPath<Values>;
  const paid = parseMoney(String(form.watch(name('paidHtgCents'))));
  const rate = Number(String(form.watch(name('htgRate'))).replace(',', '.'));
  const help =
    paid !== null && rate > 0
      ? t('expenses.counts_as', { amount: formatMoney(htgToUsdCents(paid, rate), 'USD', locale) })
      : undefined;
  const currencies = [
    { value: 'USD', label: t('payments.currency_usd') },
    { value: 'HTG', label: t('payments.currency_htg') },
  ];
  return (
    <>
      <SelectField form={form} name={name('currency')} label={t('payments.currency')} options={currencies} />
      {form.watch(name('currency')) === 'USD' ? (
        <MoneyField form={form} name={name('amountCents')} label={t('common.amount')} required />
      ) : (
        <>
          <MoneyField
            form={form}
            name={name('paidHtgCents')}
            label={t('expenses.amount_paid_htg')}
            suffix="HTG"
            required
            help={help}
          />
          <TextField
            form={form}
            name={name('htgRate')}
            label={t('expenses.htg_rate')}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </>
      )}
    </>
  );
}
