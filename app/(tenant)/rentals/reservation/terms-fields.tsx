'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { OPTION_TEXT } from '@/components/rentals/condition-texts';
import { Card } from '@/components/ui/card';
import { formatMoney, moneyInput } from '@/lib/money';
import { AGREED_PAYMENT_METHODS, OPTIONS } from '@/lib/pricing/values';
import { OPTION_FIELDS } from '@/lib/reservations/option-fields';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';

const HOUR_FIELDS = [
  ['noShowGraceHours', 'grace_period'],
  ['autoCancelHours', 'auto_cancel_hours'],
] as const;

interface TermsFieldsProps {
  form: UseFormReturn<ReservationValues>;
  settings: ReservationSettings;
  price: ReservationQuote | null;
  faultOf: (name: keyof ReservationValues) => string | undefined;
}

/** Price, options, and what happens if nobody comes. */
export function TermsFields({ form, settings, price, faultOf }: TermsFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [graceHours, cancelHours] = form.watch(['noShowGraceHours', 'autoCancelHours']);
  const cancelledAfter = Number(graceHours) + Number(cancelHours);
  const proposed = price?.proposed?.dailyRateCents;
  return (
    <Card title={t('rentals.conditions')}>
      <div className="grid gap-4 md:grid-cols-2">
        <fieldset className="md:col-span-2">
          <legend className="mb-1 font-medium">{t('reservations.options')}</legend>
          <div className="grid gap-x-4 md:grid-cols-3">
            {OPTIONS.map((option) => {
              const name = OPTION_FIELDS[option];
              const fault = faultOf(name);
              const stock = settings.stocks[option];
              const label = t('rentals.per_day_price', {
                name: t(`reservations.${OPTION_TEXT[option]}`),
                price: formatMoney(settings.perDay[option], 'USD', locale),
              });
              return (
                <CheckboxField
                  key={option}
                  form={form}
                  name={name}
                  label={label}
                  help={
                    fault ? (
                      <span className="text-danger">{fault}</span>
                    ) : (
                      stock !== null && t('reservations.in_stock', { count: stock })
                    )
                  }
                />
              );
            })}
          </div>
        </fieldset>
        {settings.mayChangeRate && (
          <MoneyField
            form={form}
            name="dailyRateCents"
            label={t('rentals.daily_rate')}
            help={t('reservations.own_rate_help')}
            placeholder={proposed === undefined ? undefined : moneyInput(proposed, locale)}
            invalid={faultOf('dailyRateCents')}
          />
        )}
        <MoneyField
          form={form}
          name="depositCents"
          label={t('rentals.deposit')}
          required
          invalid={faultOf('depositCents')}
        />
        <SelectField
          form={form}
          name="paymentMethod"
          label={t('payments.method')}
          options={AGREED_PAYMENT_METHODS.map((value) => ({ value, label: t(`payments.method_${value}`) }))}
        />
        {HOUR_FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`reservations.${label}`)}
            inputMode="numeric"
            suffix={t('unit.hours')}
            help={
              name === 'autoCancelHours' &&
              cancelledAfter &&
              t('reservations.auto_cancel_help', { hours: cancelledAfter })
            }
            required
          />
        ))}
        <TextAreaField
          form={form}
          name="specialRequests"
          label={t('reservations.special_requests')}
          className="md:col-span-2"
        />
      </div>
    </Card>
  );
}
