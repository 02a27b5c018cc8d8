import 'server-only';
import { normalizeSearch } from '../../search/search-text';
import { inAllLanguages } from '../records/field-names';

/**
 * The columns that our file of problems has put in front of a company's own, where that file comes back corrected. A column of the company's
 * that is merely called `Problem` is none of them: ours stands beside the line of the uploaded file.
 */
export function ownColumns(headers: readonly string[]): ReadonlySet<number> {
  const called = (key: string) => {
    const names = new Set(inAllLanguages(key).map((name) => normalizeSearch(name)));
    return headers.findIndex((header) => names.has(normalizeSearch(header)));
  };
  const line = called('imports.line_uploaded');
  return new Set(line < 0 ? [] : [line, called('imports.reason')].filter((column) => column >= 0));
}
