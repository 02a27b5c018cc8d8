import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode, type FieldErrors, isErrorCode } from '../errors';

/**
 * Parses what came in; throws `validation_error` with one error code per dotted field path, or `missing_required` where a field that the
 * record can't be without is lacking.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.') || 'form';
    fields[path] ??= fieldCode(issue);
  }
  // An id that can be none names nothing, as one that is not there.
  if (Object.values(fields).includes('record_not_found')) throw new AppError('record_not_found');
  const missing = Object.keys(fields).filter((path) => fields[path] === 'missing_required');
  for (const path of missing) fields[path] = 'required';
  if (missing.length > 0) throw new AppError('missing_required', { fields, params: { fields: missing.join(', ') } });
  throw new AppError('validation_error', { fields });
}

function fieldCode(issue: z.core.$ZodIssue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? 'required' : 'invalid_value';
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'out_of_range';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'out_of_range';
  return 'invalid_value';
}
