import { get } from 'react-hook-form';

/** The error sentence of a field, by its dotted path. */
export function errorOf(errors: object, path: string): string | undefined {
  const entry: unknown = get(errors, path);
  return entry && typeof entry === 'object' && 'message' in entry && typeof entry.message === 'string'
    ? entry.message
    : undefined;
}
