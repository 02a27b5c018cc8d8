import { formatDate } from '../../dates';
import type { Locale } from '../../i18n/locales';
import { ambiguousDate, guessDateOrder, readDate } from '../cells/read-date';
import { cellText } from '../cells/read-row';
import type { SheetRow } from '../formats/sheet';
import type { DateOrder } from '../values';
import { ownColumns } from './own-columns';

export interface ColumnSample {
  header: string;
  /** Whether our problem file added this column, so that nobody needs to look at it. */
  own: boolean;
  /** A few of its first values that are not blank. */
  values: string[];
  /** The order of its dates, if it can be detected. */
  dates: { order: DateOrder; certain: boolean };
  /** A date in it that can be read in two ways, with both readings. */
  ambiguous: { text: string; dmy: string; mdy: string } | null;
}

const SHOWN = 3;

/** The information shown for each column to the person who matches them. */
export function sampleColumns(headers: readonly string[], rows: readonly SheetRow[], locale: Locale): ColumnSample[] {
  const own = ownColumns(headers);
  return headers.map((header, column) => {
    const texts = rows.map(({ cells }) => cellText(cells, column)).filter((text) => text !== '');
    const text = ambiguousDate(texts);
    const shown = (order: DateOrder) => formatDate(readDate(text ?? '', order) ?? '', locale, 'UTC', 'long');
    return {
      header,
      own: own.has(column),
      values: [...new Set(texts.slice(0, 50))].slice(0, SHOWN).map((value) => value.slice(0, 60)),
      dates: guessDateOrder(texts),
      ambiguous: text === null ? null : { text, dmy: shown('dmy'), mdy: shown('mdy') },
    };
  });
}
