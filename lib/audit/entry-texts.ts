import { actText } from './act-text';
import type { AuditEntry } from './list-audit-entries';
import { readChanges } from './read-changes';
import { recordPath } from './record-path';
import { type AuditReader, changeLabel, valueText } from './value-text';

export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

/** An entry in the reader's words. */
export function entryTexts(entry: AuditEntry, reader: AuditReader) {
  const { t, names } = reader;
  const kindKey = `audit.kind_${entry.entity}`;
  const changes = readChanges(entry).flatMap((change): ShownChange[] => {
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
    record: (entry.entityId && names.get(entry.entityId)) ?? '',
    path: recordPath(entry),
    changes,
  };
}

export type EntryTexts = ReturnType<typeof entryTexts>;
