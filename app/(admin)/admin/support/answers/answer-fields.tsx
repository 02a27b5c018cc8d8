'use client';

import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/forms/fields';

type Kept = FieldValues & { title: string; textEn: string; textFr: string; textHt: string };

/** A kept answer's title and its text in each language. */
export function AnswerFields<Values extends Kept>({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('answers');
  const text = { form, rows: 7, required: true };
  return (
    <>
      <TextField
        form={form}
        name={'title' as FieldPath<Values>}
        label={t('name')}
        help={t('name_help')}
        required
        autoComplete="off"
      />
      <TextAreaField name={'textHt' as FieldPath<Values>} label={t('text_ht')} {...text} />
      <TextAreaField name={'textFr' as FieldPath<Values>} label={t('text_fr')} {...text} />
      <TextAreaField name={'textEn' as FieldPath<Values>} label={t('text_en')} {...text} />
    </>
  );
}
