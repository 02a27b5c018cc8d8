'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { OPTION_TEXT, PROTECTION_TEXT } from '@/components/rentals/condition-texts';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime, localToInstant } from '@/lib/dates';
import { isOfAnother } from '@/lib/drivers/of-another';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { formatMoney, parseMoney } from '@/lib/money';
import { PAYMENT_METHODS } from '@/lib/payments/values';
import { AGREED_PAYMENT_METHODS, FUEL_POLICIES, OPTIONS } from '@/lib/pricing/values';
import { ACKNOWLEDGMENTS, PROTECTIONS, type WizardStep } from '@/lib/rentals/values';
import { inGourdes } from '@/lib/rentals/wizard/given-deposit';
import type { Missing } from '@/lib/rentals/wizard/missing-in';
import type { Picked, WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { OwedAlert } from '../owed-alert';
import { MissingList } from './missing-list';
import { ReviewedInspection } from './reviewed-inspection';

interface ReviewStepProps {
  values: WizardValues;
  settings: WizardSettings;
  customer: Picked | null;
  vehicle: string;
  drivers: PickedDriver[];
  missing: Missing[];
  staged: StagedFiles;
  onGo: (step: WizardStep) => void;
}

export function ReviewStep({ values, settings, customer, vehicle, drivers, missing, staged, onGo }: ReviewStepProps) {
  const t = useTranslations();
  const locale = useLocale();
  const when = (local: string) => {
    const instant = localToInstant(local, settings.timeZone);
    return instant ? formatDateTime(instant, locale, settings.timeZone) : '';
  };
  const usd = (text: string) => {
    const cents = parseMoney(text);
    return cents === null ? text : formatMoney(cents, 'USD', locale);
  };
  const method = AGREED_PAYMENT_METHODS.find((name) => name === values.paymentMethod);
  const givenCents = parseMoney(inGourdes(values) ? values.givenHtgCents : values.givenCents);
  const givenMethod = PAYMENT_METHODS.find((name) => name === values.givenMethod);
  const given =
    values.takeDeposit && givenCents !== null && givenMethod
      ? `${formatMoney(givenCents, inGourdes(values) ? 'HTG' : 'USD', locale)} · ${t(`payments.method_${givenMethod}`)}`
      : t('rentals.deposit_not_yet');
  const protections = PROTECTIONS.filter((name) => values.protections.includes(name));
  const options = OPTIONS.filter((name) => values.options.includes(name));
  const acknowledged = ACKNOWLEDGMENTS.filter((name) => values.acknowledgments.includes(name));
  const policy = FUEL_POLICIES.find((name) => name === values.fuelPolicy);
  const edit = (step: WizardStep): ReactNode => (
    <Button
      variant="ghost"
      className="-mr-4 text-accent! lg:-mr-3.5"
      onClick={() => onGo(step)}
      aria-label={t('rentals.edit_step', { step: t(`rentals.step_${step}`) })}
    >
      {t('action.edit')}
    </Button>
  );
  const who = (customer || drivers.length > 0) && (
    <span className="grid">
      {customer && <span>{customer.label}</span>}
      {drivers.map((driver) => (
        <span key={driver.id}>
          {driver.label}
          {isOfAnother(driver, values.customerId) && (
            <span className="block text-sm text-amber">
              {t('drivers.of_another', { name: driver.customerName ?? '' })}
            </span>
          )}
        </span>
      ))}
    </span>
  );
  return (
    <>
      <OwedAlert customer={customer} />
      <MissingList missing={missing} onGo={onGo} />
      <Card title={t('rentals.step_agreement')} action={edit('agreement')}>
        <DescriptionList
          facts={[
            { label: t('customers.title'), value: customer?.label },
            { label: t('vehicles.title'), value: vehicle },
            {
              label: t('rentals.pickup'),
              value: [when(values.pickupAt), values.pickupLocation].filter(Boolean).join('\n'),
            },
            {
              label: t('rentals.return'),
              value: [when(values.dueAt), values.returnLocation].filter(Boolean).join('\n'),
            },
            { label: t('drivers.who'), value: who },
            { label: t('rentals.usage_zone'), value: values.usageZone },
            {
              label: t('rentals.miles_per_day'),
              value: values.milesPerDay === '0' ? t('rentals.unlimited_mileage') : values.milesPerDay,
            },
            { label: t('rentals.fuel_policy'), value: policy && t(`rentals.fuel_${policy}`) },
            { label: t('rentals.daily_rate'), value: usd(values.dailyRateCents) },
            { label: t('rentals.insurance_per_day'), value: usd(values.insurancePerDayCents) },
            { label: t('rentals.deposit'), value: usd(values.depositCents) },
            {
              label: t('rentals.protections'),
              value: protections.map((name) => t(`rentals.${PROTECTION_TEXT[name]}`)).join('\n'),
            },
            {
              label: t('reservations.options'),
              value: options.map((name) => t(`reservations.${OPTION_TEXT[name]}`)).join('\n'),
            },
          ]}
        />
      </Card>
      <ReviewedInspection values={values} staged={staged} action={edit('inspection')} onGo={() => onGo('inspection')} />
      <Card title={t('rentals.step_signatures')} action={edit('signatures')}>
        <DescriptionList
          facts={[
            {
              label: t('rentals.acknowledgments'),
              value: acknowledged.map((name) => t(`rentals.ack_${name}`)).join('\n'),
            },
          ]}
        />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {(['customer', 'agent'] as const).map((who) => (
            <figure key={who}>
              {values[`${who}Signature`] ? (
                // biome-ignore lint/performance/noImgElement: a drawing of this very page, not a file to be optimised
                <img
                  src={values[`${who}Signature`]}
                  alt={t(`rentals.${who}_signature`)}
                  className="aspect-[3/1] w-full rounded-control bg-[#fffefb] object-contain"
                />
              ) : (
                <div className="grid aspect-[3/1] place-items-center rounded-control bg-sunken text-muted">—</div>
              )}
              <figcaption className="mt-1 text-sm text-muted">
                {values[`${who}Signer`] || (who === 'customer' ? customer?.label : settings.agentName)}
              </figcaption>
            </figure>
          ))}
        </div>
      </Card>
      <Card title={t('rentals.step_details')} action={edit('details')}>
        <DescriptionList
          facts={[
            { label: t('payments.method'), value: method && t(`payments.method_${method}`) },
            { label: t('rentals.deposit_now'), value: given },
            { label: t('common.notes'), value: values.notes },
          ]}
        />
      </Card>
    </>
  );
}
