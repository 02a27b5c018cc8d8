'use client';

import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { MessageKey, RecordField } from '@/lib/records/record-field';

/**
 * Props for the controls of a record's form, from the description of its fields: `field` for any, `choice` with the options of a choice.
 * `required` lists the fields without which the form can't be saved.
 */
export function useRecordFields<Name extends string, Values extends FieldValues & Record<Name, string>>(
  fields: Readonly<Record<Name, RecordField>>,
  form: UseFormReturn<Values>,
) {
  const t = useTranslations();
  // Safe because no label has parameters.
  const text = (key: MessageKey) => t(key as 'vehicles.make');
  const field = (name: Name) => ({
    form,
    // Safe because the form's values have every field.
    name: name as string as FieldPath<Values>,
    label: text(fields[name].label),
    required: fields[name].required,
  });
  const choice = (name: Name) => {
    const described: RecordField = fields[name];
    const choices = described.type === 'choice' ? Object.entries(described.choices) : [];
    return { ...field(name), options: choices.map(([value, key]) => ({ value, label: text(key) })) };
  };
  // Safe because the keys are the fields' names.
  const required = (Object.keys(fields) as Name[])
    .filter((name) => fields[name].required)
    .map((name) => ({ name, label: text(fields[name].label) }));
  return { field, choice, required };
}
