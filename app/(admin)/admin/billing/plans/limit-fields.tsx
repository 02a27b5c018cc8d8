'use client';

import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';

type Limited = FieldValues & { vehicleLimit: string; memberLimit: string };

/** How many vehicles and users a plan allows. Empty means any number. */
export function LimitFields<Values extends Limited>({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('plans');
  const rest = { form, inputMode: 'numeric', autoComplete: 'off', help: t('limit_help') } as const;
  return (
    <>
      <TextField name={'vehicleLimit' as FieldPath<Values>} label={t('vehicle_limit')} {...rest} />
      <TextField name={'memberLimit' as FieldPath<Values>} label={t('member_limit')} {...rest} />
    </>
  );
}
