'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/fields';
import { formatDate } from '@/lib/dates';
import type { BillableUnit } from '@/lib/invoices/list-billable';
import { formatMoney } from '@/lib/money';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  units: BillableUnit[];
  timeZone: string;
}

/** The rentals and reservations that can be billed, each with what it adds. */
export function UnitChoice<Values extends FieldValues>({ form, units, timeZone }: Props<Values>) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const day = (at: Date) => formatDate(new Date(at), locale, timeZone);
  return (
    <fieldset className="mt-4 grid gap-1">
      <legend className="mb-1 font-medium">{t('units')}</legend>
      {units.length === 0 && <p className="text-muted">{t('no_rentals')}</p>}
      {units.map((unit) => (
        <div
          key={unit.id}
          className="flex items-start justify-between gap-4 border-b border-hairline py-1 last:border-0"
        >
          <CheckboxField
            form={form}
            name={'chosen' as Path<Values>}
            value={unit.id}
            label={`${unit.number} · ${unit.vehicle}, ${unit.plate}`}
            help={t(unit.of === 'rental' ? 'unit_rental' : 'unit_reservation', {
              from: day(unit.pickupAt),
              to: day(unit.dueAt),
            })}
          />
          <span className="tabular shrink-0 pt-2.5 whitespace-nowrap">
            {formatMoney(unit.totalCents, 'USD', locale)}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
