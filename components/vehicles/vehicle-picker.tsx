'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefCallback, useCallback } from 'react';
import { Combobox } from '@/components/forms/combobox';
import { wordOptions } from '@/components/forms/word-options';
import { clashSentence } from '@/lib/allocations/clash-sentence';
import type { VehicleOption } from '@/lib/allocations/vehicle-option';
import { formatMoment } from '@/lib/dates';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import { bodyOf } from '@/lib/vehicles/body-of';
import type { VehicleChoice } from '@/lib/vehicles/list-vehicle-choices';

/** A vehicle, and for a given period the reason it is unavailable. */
type Choice = VehicleChoice & Partial<Pick<VehicleOption, 'serviceStatus' | 'clash'>>;

interface VehiclePickerProps<Found extends Choice> {
  id?: string;
  selected: { id: string; label: string } | null;
  onSelect: (vehicle: Found & { label: string }) => void;
  search: (text: string) => Promise<ActionResult<Found[]>>;
  /** The company's time zone, for the time from which a vehicle is free again. */
  timeZone: string;
  error?: string;
  required?: boolean;
  /** Given the input, for a form that must focus it. */
  inputRef?: RefCallback<HTMLInputElement>;
}

/** Finds a vehicle by make, model or plate. An unavailable one says why, and from when it is available. */
export function VehiclePicker<Found extends Choice>(props: VehiclePickerProps<Found>) {
  const { id = 'vehicleId', search, timeZone, ...field } = props;
  const t = useTranslations();
  const locale = useLocale();
  const ask = useCallback(
    async (text: string) => {
      const refusal = ({ serviceStatus, clash }: Choice): string | undefined => {
        if (serviceStatus && serviceStatus !== 'in_service') return t('rentals.clash_service');
        if (!clash) return undefined;
        const { key, params } = clashSentence(clash, (moment) => formatMoment(moment, locale, timeZone, new Date()));
        return t(`rentals.${key}`, params);
      };
      return wordOptions(await search(text), (row) => ({
        label: `${row.make} ${row.model} · ${row.plate}`,
        detail: [row.className, row.year, formatMoney(row.dailyRateCents, 'USD', locale)].filter(Boolean).join(' · '),
        picture: { body: bodyOf({ model: row.model, className: row.className ?? null }), color: row.color },
        refused: refusal(row),
      }));
    },
    [search, timeZone, locale, t],
  );
  return (
    <Combobox id={id} label={t('vehicles.title')} placeholder={t('vehicles.pick_search')} search={ask} {...field} />
  );
}
