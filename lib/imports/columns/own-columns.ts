import 'server-only';
import { normalizeSearch } from '../../search/normalize-search';
import { inAllLanguages } from '../records/field-names';

/**
 * The columns our problem file added before the company's own columns, if that file is uploaded again after correction.
 * A company's own column called `Problem` is not one of them, because ours is next to the column with the line of the
 * uploaded file.
 */
export function ownColumns(headers: readonly string[]): ReadonlySet<number> {
  const called = (key: string) => {
    const names = new Set(inAllLanguages(key).map((name) => normalizeSearch(name)));
    return headers.findIndex((header) => names.has(normalizeSearch(header)));
  };
  const line = called('imports.line_uploaded');
  return new Set(line < 0 ? [] : [line, called('imports.reason')].filter((column) => column >= 0));
}
