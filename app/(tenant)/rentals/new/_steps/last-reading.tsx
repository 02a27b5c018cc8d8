'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/money';
import type { Picks } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';

interface LastReadingProps {
  form: UseFormReturn<WizardValues>;
  vehicle: NonNullable<Picks['vehicle']>;
}

/** Takes over odometer and fuel as they were last read, once the clerk has looked and found them so. */
export function LastReading({ form, vehicle: { odometerKm, fuelLevel } }: LastReadingProps) {
  const t = useTranslations();
  const locale = useLocale();
  const km = formatNumber(odometerKm, locale);
  return (
    <Button
      className="justify-self-start text-left whitespace-normal!"
      onClick={() => {
        form.setValue('odometerKm', String(odometerKm), { shouldDirty: true });
        if (fuelLevel) form.setValue('fuelLevel', fuelLevel, { shouldDirty: true });
        form.clearErrors(['odometerKm', 'fuelLevel']);
      }}
    >
      {fuelLevel
        ? t('rentals.as_last_read', { km, fuel: t(`inspections.fuel_${fuelLevel}`) })
        : t('rentals.as_last_read_km', { km })}
    </Button>
  );
}
