import type { RecordField } from './record-field';

/** The fields that searches look in. */
export type Searched<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { searched: string } ? Name : never]: string | number | null;
};

/** The texts that searches look in: the record's name as one text, then the others. */
export function searchedParts<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Searched<Fields>,
): string[] {
  // Safe because the type requires every searched field.
  const texts = record as Record<string, string | number | null>;
  const of = (kind: RecordField['searched']) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.searched === kind)
      .map((name) => String(texts[name] ?? ''));
  return [of('name').join(' '), ...of('alone')].filter(Boolean);
}
