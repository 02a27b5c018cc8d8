import { asRecord } from '../records/as-record';
import { actText } from './act-text';
import type { AuditEntry } from './list-audit-entries';
import { readChanges } from './read-changes';
import { recordPath } from './record-path';
import { type AuditReader, changeLabel, isAmount, valueText } from './value-text';

export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

/** Where an entry says what its record belongs to, the best known first. */
const BELONGS_TO = ['rentalId', 'reservationId', 'vehicleId', 'customerId'] as const;

/** An entry in the reader's words, amounts first. */
export function entryTexts(entry: AuditEntry, reader: AuditReader) {
  const { t, names } = reader;
  const kindKey = `audit.kind_${entry.entity}`;
  const read = readChanges(entry);
  const amountsFirst = [...read.filter(isAmount), ...read.filter((change) => !isAmount(change))];
  const changes = amountsFirst.flatMap((change): ShownChange[] => {
    const label = changeLabel(change, reader);
    if (label === null) return [];
    const [before, after] = [change.before, change.after].map((value) =>
      valueText(value, change, entry.entity, reader),
    );
    return before === after ? [] : [{ label, before: before ?? '', after: after ?? '' }];
  });
  return {
    who: entry.operatorId
      ? t('audit.of_operator', { name: entry.actorName })
      : entry.memberId
        ? entry.actorName
        : t('audit.automatic'),
    act: actText(entry.action, t),
    // Safe because it is checked, and no kind's name has parameters.
    kind: t.has(kindKey as 'audit.kind_vehicle') ? t(kindKey as 'audit.kind_vehicle') : entry.entity,
    record: recordName(entry, names),
    path: recordPath(entry),
    changes,
  };
}

/** The name of an entry's record, or of what it belongs to if it has none, such as an expense's vehicle. */
function recordName({ entityId, before, after }: AuditEntry, names: AuditReader['names']): string {
  const state = { ...asRecord(before), ...asRecord(after) };
  const ids = [entityId, ...BELONGS_TO.map((field) => state[field])];
  return ids.map((id) => names.get(String(id))).find(Boolean) ?? '';
}

export type EntryTexts = ReturnType<typeof entryTexts>;
