import 'server-only';
import { LOCALES, type Locale } from '../../i18n/locales';
import { paperText } from '../../papers/paper-text';
import { choiceIndex } from '../cells/read-row';
import type { FieldNames } from '../columns/match-columns';
import type { ImportKind } from '../values';
import { type ImportField, importFields } from './fields';

/**
 * The names each field's column may have: its label in our three languages, its name in the input, and what people
 * write.
 */
export function fieldNames(kind: ImportKind): FieldNames[] {
  return importFields(kind).map(({ name, label, also = [] }) => ({
    field: name,
    names: [...inAllLanguages(label), name, name.replace(/(?:Cents|On|Km|Id)$/, ''), ...also],
  }));
}

export function inAllLanguages(key: string): string[] {
  return LOCALES.map((locale) => paperText(locale)(key));
}

export function fieldLabel(field: ImportField, locale: Locale): string {
  return paperText(locale)(field.label);
}

/** For each field: the texts accepted for each of its choices. */
export function fieldChoices(kind: ImportKind): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const fields = importFields(kind).filter(({ type }) => type === 'choice');
  return new Map(fields.map((field) => [field.name, choiceIndex(field, inAllLanguages)]));
}
