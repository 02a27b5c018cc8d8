import { countryName } from '../country-name';
import { formatDate, formatDateTime, formatMonthYear } from '../dates';
import { formatPhone } from '../format-phone';
import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/translate';
import { isId } from '../id';
import { knownItem } from '../known-item';
import { formatMoney, formatNumber, formatPercent } from '../money';
import { writtenMoment } from '../written-moment';
import type { Change } from './read-changes';

export interface AuditReader {
  t: Translate;
  locale: Locale;
  timeZone: string;
  /** The names of records by their ids. */
  names: ReadonlyMap<string, string>;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Where the words of a choice are that is no field of a form: the prefixes of their message keys. */
const WORDS: Record<string, readonly string[]> = {
  closedAs: ['inspections.state_'],
  costs: ['owners.cost_'],
  every: ['reports.mail_'],
  format: ['reports.format_'],
  fuelLevel: ['inspections.fuel_'],
  holidays: ['hours.holiday.'],
  kind: [
    ...['payments.kind_', 'expenses.kind_', 'inspections.kind_', 'invoices.kind_', 'pricing.kind_', 'status.invoice_'],
    ...['owners.amount_', 'owners.', 'nav.'],
  ],
  language: ['app.language_'],
  locale: ['app.language_'],
  method: ['payments.method_'],
  options: ['reservations.option_'],
  paymentMethod: ['payments.method_'],
  plan: ['admin.plan_'],
  range: ['reports.'],
  role: ['role.'],
  serviceType: ['maintenance.'],
  severity: ['inspections.severity_'],
  state: ['status.', 'status.thread_'],
  tier: ['customers.tier_'],
  types: ['reports.type_'],
  unsignedReason: ['rentals.unsigned_'],
  view: ['inspections.view_'],
};

/** The label of a changed field; null for what only the product itself understands. */
export function changeLabel({ name, field }: Change, { t }: AuditReader): string | null {
  // Safe because no label has parameters, and a missing one is asked for first.
  if (field) return t(field.label as 'common.name');
  return t.has(`audit.field_${name}` as 'common.name') ? t(`audit.field_${name}` as 'common.name') : null;
}

/** One side of a change as people read it; an empty text for nothing. */
export function valueText(value: unknown, change: Change, entity: string, reader: AuditReader): string {
  const { t, locale, timeZone, names } = reader;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) return value.map((item) => valueText(item, change, entity, reader)).join(', ');
  if (typeof value === 'number') return numberText(value, change, locale);
  const text = String(value);
  if (isId(text)) return names.get(text) ?? '—';
  if (change.name === 'month' && MONTH.test(text)) return formatMonthYear(text, locale);
  const moment = writtenMoment(text);
  if (moment?.kind === 'day') return formatDate(text, locale, 'UTC');
  if (moment) return formatDateTime(moment.at, locale, moment.kind === 'instant' ? timeZone : 'UTC');
  const { field, name } = change;
  const item = name === 'checklist' ? knownItem(text) : null;
  if (item) return t(`inspections.${item}`);
  if (field?.type === 'country') return countryName(text, locale);
  if (field?.type === 'phone') return formatPhone(text);
  const choice = field?.type === 'choice' ? field.choices[text] : undefined;
  const keys = choice
    ? [choice]
    : name === 'status'
      ? [`status.${entity}_${text}`, `status.${text}`]
      : (WORDS[name] ?? []).map((prefix) => prefix + text);
  const known = keys.find((key) => t.has(key as 'common.yes'));
  // Safe because it is checked, and no choice's name has parameters.
  return known ? t(known as 'common.yes') : text;
}

/** Whether a changed field holds an amount of money. */
export function isAmount({ name, field }: Change): boolean {
  return field?.type === 'money' || name.endsWith('Cents');
}

function numberText(value: number, change: Change, locale: Locale): string {
  const { name, currency } = change;
  if (isAmount(change)) return formatMoney(value, name.includes('Htg') ? 'HTG' : currency, locale);
  if (name.endsWith('BasisPoints') || name === 'basisPoints') return formatPercent(value / 10_000, locale, 2);
  return name === 'year' ? String(value) : formatNumber(value, locale, Number.isInteger(value) ? 0 : 2);
}
