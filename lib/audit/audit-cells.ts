import { instantToLocal } from '../dates';
import type { Translate } from '../i18n/translate';
import type { EntryTexts } from './entry-texts';
import type { AuditReader } from './value-text';

const HEAD = ['when', 'who', 'what', 'field_kind', 'record', 'changes', 'from_address'] as const;

export function auditHead(t: Translate): string[] {
  return HEAD.map((key) => t(`audit.${key}`));
}

/** One entry as a line of a file. Its moment is written as in all files, so that lines can be sorted by it. */
export function auditCells(
  { at, address }: { at: Date; address: string | null },
  texts: EntryTexts,
  { t, timeZone }: Omit<AuditReader, 'names'>,
): string[] {
  const changes = texts.changes.map(({ label, before, after }) => {
    if (before === '') return after === '' ? label : t('audit.change', { label, value: after });
    return t('audit.change', { label, value: `${before} → ${after}` });
  });
  const when = instantToLocal(at, timeZone).replace('T', ' ');
  return [when, texts.who, texts.act, texts.kind, texts.record, changes.join('; '), address ?? ''];
}
