import type { Stored } from '../records/edit-form';
import type { RecordField } from '../records/record-field';

/**
 * The values of one section's fields, as its form shows them: a list of places has one on each line, and a rate has no
 * zeros at its end.
 */
export function settingsRecord<Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  settings: Readonly<Record<NoInfer<Name>, Stored>>,
): Record<Name, Stored> {
  // Safe because the keys are the fields' names.
  const names = Object.keys(fields) as Name[];
  const values = names.map((name) => [name, shown(name, settings[name])]);
  return Object.fromEntries(values) as Record<Name, Stored>;
}

function shown(name: string, value: Stored): Stored {
  if (Array.isArray(value)) return value.join('\n');
  return name === 'htgRate' && value !== null ? String(Number(value)) : value;
}
