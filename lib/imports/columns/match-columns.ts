import { normalizeSearch } from '../../search/normalize-search';
import type { SheetRow } from '../formats/sheet';

/** Which column of a file, counted from 0, holds which field. */
export type ColumnMap = Record<string, number>;

export interface FieldNames {
  field: string;
  /** The names its column may have in any language. Earlier names are more certain. */
  names: readonly string[];
}

const TITLE_ROWS = 10;

/**
 * The columns whose names match a field's name in any of our languages. Accents, punctuation, case and units are
 * ignored. No column is used twice.
 */
export function matchColumns(headers: readonly string[], fields: readonly FieldNames[]): ColumnMap {
  const map: ColumnMap = {};
  const taken = new Set<number>();
  const ranks = Math.max(0, ...fields.map(({ names }) => names.length));
  for (const plain of [whole, withoutUnit]) {
    const shown = headers.map(plain);
    for (let rank = 0; rank < ranks; rank += 1) {
      for (const { field, names } of fields) {
        const name = whole(names[rank] ?? '');
        const column = name && !(field in map) ? shown.findIndex((text, at) => text === name && !taken.has(at)) : -1;
        if (column < 0) continue;
        map[field] = column;
        taken.add(column);
      }
    }
  }
  return map;
}

/**
 * The header row: the one of the first few rows in which the most fields are recognized. Some lists start with a title.
 */
export function findHeader(rows: readonly SheetRow[], fields: readonly FieldNames[]): number {
  const scores = rows.slice(0, TITLE_ROWS).map(({ cells }) => Object.keys(matchColumns(cells, fields)).length);
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function whole(text: string): string {
  return normalizeSearch(text).replaceAll(' ', '');
}

/** `Mileage (km)`, `Rate, USD`, `Plate *`. */
function withoutUnit(text: string): string {
  return whole(
    normalizeSearch(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).replace(
      /(?: (?:usd|us|km|required|obligatoire|obligatwa))+$/,
      '',
    ),
  );
}
