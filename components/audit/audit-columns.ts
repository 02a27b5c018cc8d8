import type { ListColumn } from '@/components/lists/list-screen';
import type { EntryTexts } from '@/lib/audit/entry-texts';
import { formatDateTime, formatMoment } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

type Row = EntryTexts & { id: string; at: Date };

/** More changes of one entry are counted, and shown on its own page. */
const SHOWN = 2;

export function auditColumns(
  t: Translate,
  { locale, now, timeZone }: { locale: Locale; now: Date; timeZone: string },
): [ListColumn<Row>, ...ListColumn<Row>[]] {
  return [
    { key: 'what', header: t('audit.what'), cell: (row) => ({ text: row.act, below: row.kind }), card: 'title' },
    { key: 'record', header: t('audit.record'), cell: (row) => row.record || '—', name: true, card: 'line' },
    {
      key: 'changes',
      header: t('audit.changes'),
      cell: (row) => changesText(row, t),
      name: true,
      card: 'line',
      quiet: true,
    },
    { key: 'who', header: t('audit.who'), cell: (row) => row.who, name: true, card: 'start', quiet: true },
    {
      key: 'when',
      header: t('audit.when'),
      cell: ({ at }) => ({
        text: formatMoment(at, locale, timeZone, now),
        moment: { at: at.toISOString(), full: formatDateTime(at, locale, timeZone, 'long') },
      }),
      figures: true,
      card: 'end',
      quiet: true,
    },
  ];
}

/** A change without values says only which field it was. */
function changeText({ label, before, after }: Row['changes'][number], t: Translate): string {
  if (before === '') return after === '' ? label : t('audit.change', { label, value: after });
  return t('audit.change', { label, value: `${before} → ${after || '—'}` });
}

function changesText({ changes }: Row, t: Translate): string {
  const texts = changes.slice(0, SHOWN).map((change) => changeText(change, t));
  return [...texts, ...(changes.length > SHOWN ? [`+${changes.length - SHOWN}`] : [])].join(' · ');
}
