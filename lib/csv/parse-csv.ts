import Papa from 'papaparse';
import { AppError } from '../errors';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const SAMPLE_LINES = 30;

/**
 * The rows of a CSV file. Blank rows are included, so that a row's index matches the line a spreadsheet shows. All
 * three kinds of line break become `\n`, inside cells too. Throws `import_quotes` with the line of a quote that is not
 * closed properly.
 */
export function parseCsv(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const named = /^sep=(.)\n/i.exec(lines);
  const body = named ? lines.slice(named[0].length) : lines;
  const separator = named?.[1] ?? findSeparator(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator, newline: '\n' });
  const fault = errors.find(({ type }) => type === 'Quotes');
  const offset = named ? 1 : 0;
  if (fault) throw new AppError('import_quotes', { params: { line: (fault.row ?? 0) + 1 + offset } });
  const rows = named ? [[], ...data] : data;
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** The separator that splits the first lines into the most cells, with the same number on most lines. */
export function findSeparator(text: string): string {
  const sample = text.split('\n').slice(0, SAMPLE_LINES).join('\n');
  const scored = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter: separator, newline: '\n' });
    const widths = data.filter((row) => row.some((cell) => cell.trim())).map((row) => row.length);
    const widest = Math.max(0, ...widths);
    const alike = widths.filter((width) => width === widths[0]).length / Math.max(1, widths.length);
    return { separator, score: widest > 1 ? (widths[0] ?? 0) * alike + widest / 1000 : 0 };
  });
  scored.sort((a, b) => b.score - a.score);
  return scored[0]?.separator ?? ',';
}
