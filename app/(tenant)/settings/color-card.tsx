'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import { COMPANY_COLORS, type CompanyColor } from '@/lib/tenants/company-colors';
import { saveColorAction } from './actions';
import { ColorPreview } from './color-preview';

/** The company's color: one of a few, or its own, with a preview of what will have it. */
export function ColorCard({ color, company }: { color: string | null; company: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [name, helpId] = [useId(), useId()];
  const { form, submit, pending, failure } = useActionForm({
    id: 'settings-color',
    defaultValues: { color: color ?? '' },
    action: (values: { color: string }, key) => saveColorAction(values, key),
    onSuccess: ({ color: saved }) => {
      form.reset({ color: saved ?? '' });
      toast.success(t('settings.color_saved'));
      router.refresh();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'color' });
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
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
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
        <Button type="submit" pending={pending} className="justify-self-start">
          {t('settings.color_save')}
        </Button>
      </form>
    </Card>
  );
}
