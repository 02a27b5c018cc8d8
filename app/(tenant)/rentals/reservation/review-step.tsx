'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OPTION_TEXT } from '@/components/rentals/condition-texts';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime, localToInstant } from '@/lib/dates';
import { formatMoney, parseMoney } from '@/lib/money';
import { parseWhole } from '@/lib/parse-whole';
import { AGREED_PAYMENT_METHODS } from '@/lib/pricing/values';
import { tickedOptions } from '@/lib/reservations/option-fields';
import type { ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';
import type { Picks } from './details-step';

interface ReviewStepProps {
  values: ReservationValues;
  settings: ReservationSettings;
  picks: Picks;
  onBack: () => void;
  /** Sends the price as a quote instead; null if that is not offered beside the next step. */
  onQuote: { save: () => void; pending: boolean } | null;
}

/** Step two: everything as it will be confirmed. */
export function ReviewStep({ values, settings, picks, onBack, onQuote }: ReviewStepProps) {
  const t = useTranslations();
  const locale = useLocale();
  const when = (local: string, place: string) => {
    const at = localToInstant(local, settings.timeZone);
    return [at && formatDateTime(at, locale, settings.timeZone, 'long'), place].filter(Boolean).join('\n');
  };
  const className = settings.classes.find(({ id }) => id === values.classId)?.name;
  const method = AGREED_PAYMENT_METHODS.find((name) => name === values.paymentMethod);
  const grace = parseWhole(values.noShowGraceHours) ?? 0;
  const hours = grace + (parseWhole(values.autoCancelHours) ?? 0);
  const facts = [
    {
      label: t('customers.title'),
      value: values.who === 'caller' ? [values.callerName, values.callerPhone].join('\n') : picks.customer?.label,
    },
    {
      label: t('vehicles.title'),
      value: picks.vehicle?.label ?? (className && t('reservations.any_of_class', { name: className })),
    },
    { label: t('rentals.pickup'), value: when(values.pickupAt, values.pickupLocation) },
    { label: t('rentals.return'), value: when(values.dueAt, values.returnLocation) },
    { label: t('rentals.usage_zone'), value: values.usageZone },
    {
      label: t('reservations.options'),
      value: tickedOptions(values)
        .map((option) => t(`reservations.${OPTION_TEXT[option]}`))
        .join('\n'),
    },
    { label: t('rentals.deposit'), value: formatMoney(parseMoney(values.depositCents) ?? 0, 'USD', locale) },
    { label: t('payments.method'), value: method && t(`payments.method_${method}`) },
    ...(values.specialRequests ? [{ label: t('reservations.special_requests'), value: values.specialRequests }] : []),
  ];
  return (
    <Card
      title={t('reservations.step_review')}
      action={
        <Button variant="ghost" className="-mr-4 text-accent! lg:hidden" onClick={onBack}>
          {t('action.back_to_edit')}
        </Button>
      }
    >
      <DescriptionList facts={facts} />
      <p className="mt-4 text-sm text-muted">
        {values.who === 'caller' ? t('quotes.not_held') : t('reservations.auto_cancel_text', { hours })}
      </p>
      {onQuote && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline pt-4">
          <Button onClick={onQuote.save} pending={onQuote.pending} className="whitespace-normal!">
            {t('quotes.save')}
          </Button>
          <p className="text-sm text-muted">{t('quotes.not_held')}</p>
        </div>
      )}
    </Card>
  );
}
