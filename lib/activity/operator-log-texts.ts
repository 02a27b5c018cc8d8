import { type EntryTexts, entryTexts } from '../audit/entry-texts';
import type { AuditReader } from '../audit/value-text';
import type { OperatorLogEntry } from './list-operator-log';

/** An entry of the operators' own log in the reader's words. Everybody in it is an operator. */
export function operatorLogTexts(entry: OperatorLogEntry, reader: AuditReader): EntryTexts {
  return { ...entryTexts(entry, reader), who: entry.actorName };
}
