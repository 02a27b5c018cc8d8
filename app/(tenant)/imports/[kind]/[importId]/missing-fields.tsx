'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { Card } from '@/components/ui/card';
import type { FormField } from './columns-form';

/** Fields that new records need and the file lacks, each with one value for all rows. */
export function MissingFields({
  fields,
  values,
  onChange,
}: {
  fields: FormField[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}) {
  const t = useTranslations('imports');
  return (
    <Card title={t('missing_title')}>
      <p className="mb-4 max-w-prose text-muted">{t('missing_help')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, type, choices }) => {
          const set = (value: string) => onChange({ ...values, [name]: value });
          const props = { id: `default-${name}`, className: 'control', value: values[name] ?? '' };
          return (
            <Field key={name} id={`default-${name}`} label={label}>
              {choices ? (
                <select {...props} onChange={(event) => set(event.target.value)}>
                  <option value="" />
                  {choices.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.label}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...props}
                  inputMode={type === 'whole' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  maxLength={20}
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Card>
  );
}
