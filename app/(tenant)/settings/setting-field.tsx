import { useMessages, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import type { MessageKey, RecordField } from '@/lib/records/record-field';
import type { SettingsValues } from './settings-form';

/** Fields of several lines. */
const LONG = ['address', 'locations', 'usageZones'];

interface Props {
  form: UseFormReturn<SettingsValues>;
  name: string;
  field: RecordField;
}

/** A setting's control by its kind, with the sentence that says what it does. */
export function SettingField({ form, name, field }: Props) {
  const t = useTranslations();
  const { help } = useMessages().settings;
  // Safe because no label has parameters.
  const text = (key: MessageKey) => t(key as 'common.name');
  const props = {
    form,
    name,
    label: text(field.label),
    required: field.required,
    help: name in help ? t(`settings.help.${name as keyof typeof help}`) : undefined,
  };
  if (field.type === 'flag') return <CheckboxField {...props} />;
  if (field.type === 'money') return <MoneyField {...props} />;
  if (field.type === 'percent') return <TextField {...props} inputMode="decimal" suffix="%" autoComplete="off" />;
  if (field.type === 'whole') {
    // Beside the field stands what follows the number. Safe because each unit has this parameter alone.
    const unit =
      field.unit &&
      t(field.unit as 'settings.unit_days', { count: 2 })
        .replace('2', '')
        .trim();
    return <TextField {...props} inputMode="numeric" suffix={unit} autoComplete="off" />;
  }
  if (field.type === 'phone') return <TextField {...props} type="tel" autoComplete="off" />;
  if (field.type === 'choice') {
    const options = Object.entries(field.choices).map(([value, key]) => ({ value, label: text(key) }));
    return <SelectField {...props} options={options} />;
  }
  if (LONG.includes(name)) return <TextAreaField {...props} rows={name === 'address' ? 3 : 8} />;
  return <TextField {...props} autoComplete="off" inputMode={field.type === 'rate' ? 'decimal' : undefined} />;
}
