import type { RecordField } from './record-field';

/** The fields by which a record is found. */
export type Searched<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { searched: string } ? Name : never]: string | number | null;
};

/** The texts by which a record is found: its name as one, then each mark. */
export function searchedParts<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Searched<Fields>,
): string[] {
  // Safe because the type asks for every field that is searched.
  const texts = record as Record<string, string | number | null>;
  const of = (kind: RecordField['searched']) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.searched === kind)
      .map((name) => String(texts[name] ?? ''));
  return [of('name').join(' '), ...of('mark')].filter(Boolean);
}
