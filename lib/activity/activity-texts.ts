import { type EntryTexts, entryTexts } from '../audit/entry-texts';
import { readChanges } from '../audit/read-changes';
import { type AuditReader, changeLabel } from '../audit/value-text';
import type { ActivityEntry } from './list-activity';

/** An entry of any company in the operator's words, with the names of fields whose values are the company's own. */
export function activityTexts(entry: ActivityEntry, reader: AuditReader): EntryTexts {
  const texts = entryTexts(entry, reader);
  const named = readChanges({
    ...entry,
    before: null,
    after: Object.fromEntries(entry.fields.map((name) => [name, 1])),
  });
  const labels = named.flatMap((change) => changeLabel(change, reader) ?? []);
  return { ...texts, changes: [...texts.changes, ...labels.map((label) => ({ label, before: '', after: '' }))] };
}
