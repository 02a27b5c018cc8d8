import type { ErrorBody } from '@/lib/errors';

/** What is left of a refusal once some of its fields were corrected: null if it named fields and none is wrong any more. */
export function leftOf(failure: ErrorBody, faulty: readonly string[]): ErrorBody | null {
  const named = Object.entries(failure.fields ?? {});
  const left = named.filter(([path]) => faulty.includes(path));
  if (left.length === named.length) return failure;
  return left.length > 0 ? { ...failure, fields: Object.fromEntries(left) } : null;
}
