import type { ErrorCode, ErrorParams } from './errors';
import type { Locale } from './i18n/locales';
import { formatNumber } from './money';
import { readableParams } from './readable-params';

const NAMES_RANGE = ['out_of_range_between', 'out_of_range_from', 'out_of_range_to', 'too_long_to'] as const;

interface Sentence {
  /** The key under `errors`. */
  key: ErrorCode | (typeof NAMES_RANGE)[number];
  params: ErrorParams | undefined;
}

/** The sentence for an error, with the range if it is known, and its parameters as people read them. */
export function errorSentence(code: ErrorCode, params: ErrorParams | undefined, locale: Locale): Sentence {
  if (!params) return { key: code, params };
  const readable = readableParams(params, locale);
  const key = rangeKey(code, readable);
  return key ? { key, params: grouped(readable, locale) } : { key: code, params: readable };
}

function rangeKey(code: ErrorCode, { from, to }: ErrorParams): (typeof NAMES_RANGE)[number] | null {
  if (code === 'too_long') return to === undefined ? null : 'too_long_to';
  if (code !== 'out_of_range') return null;
  if (from !== undefined && to !== undefined) return 'out_of_range_between';
  if (from !== undefined) return 'out_of_range_from';
  return to === undefined ? null : 'out_of_range_to';
}

/** Numbers as `2,000,000`, which a year must not be. */
function grouped(params: ErrorParams, locale: Locale): ErrorParams {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, locale) : value,
  ]);
  return Object.fromEntries(shown);
}
