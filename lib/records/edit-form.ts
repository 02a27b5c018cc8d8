import { formatPhone } from '../format-phone';
import type { Locale } from '../i18n/locales';
import { moneyInput, rateInput } from '../money';
import type { RecordField } from './record-field';

export type Stored = string | number | boolean | readonly string[] | null;

/** A field's value in a form: a tick, or a text. */
type FormValue<Field> = Field extends { type: 'flag' } ? boolean : string;

/** A stored record as its form shows it: money and phones as people write them, lists with commas, null as an empty text. */
export function editForm<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Readonly<Record<keyof Fields & string, Stored>>,
  locale: Locale,
): { [Name in keyof Fields]: FormValue<Fields[Name]> } {
  const values = Object.entries<RecordField>(fields).map(([name, { type }]) => [
    name,
    shown(type, record[name] ?? null, locale),
  ]);
  // Safe because every field gets a value of its kind.
  return Object.fromEntries(values) as { [Name in keyof Fields]: FormValue<Fields[Name]> };
}

function shown(type: RecordField['type'], value: Stored, locale: Locale): string | boolean {
  if (type === 'flag') return value === true;
  if (value === null) return '';
  if (typeof value === 'object') return value.join(', ');
  if (type === 'money' || type === 'percent') return moneyInput(Number(value), locale);
  if (type === 'rate') return rateInput(String(value), locale);
  return type === 'phone' ? formatPhone(String(value)) : String(value);
}
