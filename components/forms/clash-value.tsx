import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '@/lib/country-name';
import { formatDate, formatDateTime } from '@/lib/dates';
import type { RecordField } from '@/lib/records/record-field';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

interface Props {
  field: RecordField;
  /** As in the form: money and numbers as they are typed. */
  value: string | boolean;
  /** The name of the record that the field refers to, or of what was typed; null if it is not known. */
  name: string | null;
}

/** A field's value as people read it. */
export function ClashValue({ field, value, name }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (value.trim() === '') return <span className="font-normal text-muted">{t('common.nothing_entered')}</span>;
  if (field.type === 'record') return name ?? '—';
  if (field.type === 'country') return countryName(value, locale);
  if (field.type === 'date' && DAY.test(value)) return formatDate(value, locale, 'UTC');
  if (field.type === 'time' && TIME.test(value)) return formatDateTime(new Date(`${value}Z`), locale, 'UTC');
  if (field.type === 'money') return `${value} USD`;
  // Safe because each unit has this parameter alone.
  if (field.type === 'whole' && field.unit) return t(field.unit as 'settings.unit_days', { count: Number(value) });
  if (field.type === 'percent') return t('rates.change_percent', { change: value });
  const choice = field.type === 'choice' ? field.choices[value] : undefined;
  // Safe because no choice's name has parameters.
  return choice ? t(choice as 'common.yes') : (name ?? value);
}
