'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { COMPANY_COLORS, type CompanyColor } from '@/lib/tenants/company-colors';
import { ColorPreview } from './color-preview';
import type { SettingsValues } from './settings-form';

interface Props {
  form: UseFormReturn<SettingsValues>;
  company: string;
}

/** The company's color: one of a few, or its own, with a preview of what will have it. It is saved with the rest of the form. */
export function ColorCard({ form, company }: Props) {
  const t = useTranslations();
  const [name, helpId] = [useId(), useId()];
  const chosen = String(useWatch({ control: form.control, name: 'color' }) ?? '');
  // Safe because the keys are the colors' names.
  const names = Object.keys(COMPANY_COLORS) as CompanyColor[];
  const choices = [
    { value: '', label: t('settings.color_own'), paint: 'var(--accent)' },
    ...names.map((key) => ({
      value: COMPANY_COLORS[key] as string,
      label: t(`settings.color_${key}`),
      paint: COMPANY_COLORS[key],
    })),
  ];
  return (
    <Card title={t('settings.color')}>
      <div className="grid gap-4">
        <p id={helpId} className="max-w-prose text-muted">
          {t('settings.color_help')}
        </p>
        <fieldset aria-describedby={helpId}>
          <legend className="sr-only">{t('settings.color')}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ value, label, paint }) => (
              <label
                key={value}
                className={cn(
                  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3 focus-within:outline-2 focus-within:outline-accent lg:min-h-9',
                  value === chosen ? 'border-text font-semibold' : 'border-line-strong',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={value === chosen}
                  onChange={() => form.setValue('color', value, { shouldDirty: true, shouldValidate: true })}
                />
                <span className="size-5 rounded-full border border-hairline" style={{ background: paint }} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="max-w-xs">
          <TextField
            form={form}
            name="color"
            label={t('settings.color_hex')}
            help={t('settings.color_hex_help')}
            autoComplete="off"
          />
        </div>
        <ColorPreview text={chosen} company={company} />
      </div>
    </Card>
  );
}
