'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { countryName } from '@/lib/country-name';
import { Combobox } from './combobox';
import { errorOf } from './error-of';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A country by its name in the reader's language. The names come from the browser, so the page carries only codes. */
export function CountryField<Values extends FieldValues>({ form, name, label }: Props<Values>) {
  const t = useTranslations('common');
  const locale = useLocale();
  const code = String(form.watch(name) ?? '');
  const search = useCallback(
    async (text: string) => {
      const { findCountries } = await import('@/lib/find-countries');
      return { ok: true as const, data: findCountries(text, locale) };
    },
    [locale],
  );
  return (
    <Combobox
      id={name}
      label={label}
      placeholder={t('country_search')}
      selected={code ? { id: code, label: countryName(code, locale) } : null}
      // Safe because a country's field holds a text.
      onSelect={({ id }) => form.setValue(name, id as FieldPathValue<Values, typeof name>, { shouldDirty: true })}
      search={search}
      error={errorOf(form.formState.errors, name)}
    />
  );
}
