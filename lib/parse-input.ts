import 'server-only';
import type { z } from 'zod';
import { isErrorCode } from './error-status';
import { AppError, type ErrorCode, type ErrorParams, type FieldErrors } from './errors';
import { safeParse } from './safe-parse';

/**
 * Parses an input. Throws `validation_error` with one error code per dotted field path, or `missing_required` if a
 * required field is missing. The parameters of a code's text come as the issue's own `params`, for each field in
 * `fieldParams`.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const result = safeParse(schema, raw);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  const bounds: Record<string, ErrorParams> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.') || 'form';
    if (fields[path]) continue;
    fields[path] = fieldCode(issue);
    const params = paramsOf(issue);
    if (params) bounds[path] = params;
  }
  const fieldParams = Object.keys(bounds).length > 0 ? { fieldParams: bounds } : {};
  // An id that can't exist is treated like one that is not found.
  if (Object.values(fields).includes('record_not_found')) throw new AppError('record_not_found');
  const missing = Object.keys(fields).filter((path) => fields[path] === 'missing_required');
  for (const path of missing) fields[path] = 'required';
  const params = issueParams(result.error.issues);
  if (missing.length > 0)
    throw new AppError('missing_required', {
      fields,
      ...fieldParams,
      params: { ...params, fields: missing.join(', ') },
    });
  throw new AppError('validation_error', { fields, ...fieldParams, params });
}

function issueParams(issues: readonly z.core.$ZodIssue[]): Record<string, string | number> | undefined {
  const known = issues.flatMap((issue) => (issue.code === 'custom' && issue.params ? [issue.params] : []));
  return known.length > 0 ? Object.assign({}, ...known) : undefined;
}

/** The range that a value is outside of. */
function paramsOf(issue: z.core.$ZodIssue): ErrorParams | null {
  if (issue.code === 'custom') return issue.params ?? null;
  if (issue.code === 'too_small' && issue.origin !== 'string') return { from: Number(issue.minimum) };
  return issue.code === 'too_big' ? { to: Number(issue.maximum) } : null;
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
