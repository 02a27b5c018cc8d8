'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField, TextField } from '@/components/forms/fields';
import { Button } from '@/components/ui/button';
import type { ReservationValues } from '@/lib/reservations/reservation-settings';

const LANGUAGES = ['ht', 'fr', 'en'] as const;

interface CallerFieldsProps {
  form: UseFormReturn<ReservationValues>;
  /** Somebody has just asked for these fields, with a button that they replace. */
  asked: boolean;
}

/** Whom a quote is for while they are no customer yet. */
export function CallerFields({ form, asked }: CallerFieldsProps) {
  const t = useTranslations();
  // The button that was pressed is gone, so what is asked next gets the focus.
  useEffect(() => {
    if (asked) form.setFocus('callerName');
  }, [form, asked]);
  return (
    <div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField form={form} name="callerName" label={t('quotes.caller_name')} required />
        <TextField form={form} name="callerPhone" type="tel" label={t('quotes.caller_phone')} />
        <SelectField
          form={form}
          name="callerLanguage"
          label={t('quotes.caller_language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`app.language_${value}`) }))}
        />
      </div>
      <p className="mt-2 text-sm text-muted">{t('quotes.caller_help')}</p>
      <Button
        variant="ghost"
        className="mt-1 text-at-edge text-accent!"
        onClick={() => form.setValue('who', 'customer', { shouldDirty: true })}
      >
        {t('quotes.known_customer')}
      </Button>
    </div>
  );
}
