'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DateTimeField } from '@/components/forms/date-time-field';
import { MoneyField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { instantToLocal } from '@/lib/dates';
import { TICKET_FIELDS } from '@/lib/maintenance/fields';

export type TicketFormValues = Record<keyof typeof TICKET_FIELDS | 'vehicleId' | 'version' | 'damageId', string> & {
  despite: boolean;
};

interface Props {
  form: UseFormReturn<TicketFormValues>;
  /** The names to suggest while one types. Another name adds a vendor. */
  vendors: string[];
  timeZone: string;
}

export function TicketFields({ form, vendors, timeZone }: Props) {
  const t = useTranslations();
  const list = useId();
  const { field, choice } = useRecordFields(TICKET_FIELDS, form);
  const startedAt = form.watch('startedAt');
  const isAhead = startedAt > instantToLocal(new Date(), timeZone);
  return (
    <>
      <SelectField
        {...choice('serviceType')}
        empty={t('maintenance.choose')}
        requiredMessage={t('errors.choose_service')}
      />
      <SelectField {...choice('resultingStatus')} help={isAhead ? t('maintenance.planned_help') : undefined} />
      <DateTimeField {...field('startedAt')} />
      <DateTimeField {...field('expectedReadyAt')} />
      <TextField {...field('vendorName')} list={list} autoComplete="off" help={t('maintenance.vendor_help')} />
      <datalist id={list}>
        {vendors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField {...field('shopName')} autoComplete="off" />
      <TextField {...field('odometerKm')} inputMode="numeric" autoComplete="off" suffix="km" />
      <MoneyField {...field('costCents')} help={t('maintenance.cost_help')} />
      <TextAreaField {...field('notes')} className="md:col-span-2" />
    </>
  );
}
