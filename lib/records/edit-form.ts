import { formatPhone } from '../format-phone';
import type { Locale } from '../i18n/locales';
import { moneyInput } from '../money';
import type { RecordField } from './record-field';

type Stored = string | number | readonly string[] | null;

/** A stored record as its form shows it: money and phones as people write them, lists with commas, null as an empty text. */
export function editForm<Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  record: Readonly<Record<NoInfer<Name>, Stored>>,
  locale: Locale,
): Record<Name, string> {
  const values = Object.entries<RecordField>(fields).map(([name, { type }]) => [
    name,
    // Safe because the record has every field.
    shown(type, record[name as Name], locale),
  ]);
  return Object.fromEntries(values) as Record<Name, string>;
}

function shown(type: RecordField['type'], value: Stored, locale: Locale): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.join(', ');
  if (type === 'money') return moneyInput(Number(value), locale);
  return type === 'phone' ? formatPhone(String(value)) : String(value);
}
