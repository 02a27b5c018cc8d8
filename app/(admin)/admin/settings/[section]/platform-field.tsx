import { useMessages, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { DateTimeField } from '@/components/forms/date-time-field';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import type { MessageKey, RecordField } from '@/lib/records/record-field';
import type { PlatformValues } from './platform-form';

interface Props {
  form: UseFormReturn<PlatformValues>;
  name: string;
  field: RecordField;
  plans: { value: string; label: string }[];
  brand: string;
}

/** A setting's control by its kind, with the sentence that says what it does. */
export function PlatformField({ form, name, field, plans, brand }: Props) {
  const t = useTranslations();
  const { help } = useMessages().platform;
  const props = {
    form,
    name,
    // Safe because no label has parameters.
    label: t(field.label as MessageKey as 'common.name'),
    required: field.required,
    help:
      name in help
        ? t(`platform.help.${name as keyof typeof help}`, { default: brand, address: '/sign-up' })
        : undefined,
  };
  if (field.type === 'flag') return <CheckboxField {...props} />;
  if (name === 'defaultPlan') return <SelectField {...props} options={plans} className="md:col-span-2" />;
  if (field.type === 'whole') return <TextField {...props} inputMode="numeric" autoComplete="off" />;
  if (field.type === 'phone') return <TextField {...props} type="tel" autoComplete="off" />;
  if (field.type === 'time') return <DateTimeField {...props} />;
  const rows = name === 'payTo' ? 4 : 2;
  if (rows === 4 || name.startsWith('banner'))
    return <TextAreaField {...props} rows={rows} className="md:col-span-2" />;
  return <TextField {...props} autoComplete="off" />;
}
