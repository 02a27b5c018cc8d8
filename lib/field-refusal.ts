import type { ErrorBody } from './errors';

type FieldRefusal = Pick<ErrorBody, 'code' | 'params'>;

/** Why a refusal refuses a field, with the figures of that field alone; undefined if the field is not refused. */
export function fieldRefusal(
  { fields, params, fieldParams }: Pick<ErrorBody, 'fields' | 'params' | 'fieldParams'>,
  path: string,
): FieldRefusal | undefined {
  const code = fields?.[path];
  // Where any field has figures of its own, those of the whole refusal are of several fields at once.
  return code && { code, params: fieldParams ? fieldParams[path] : params };
}
