import { AppError } from '../errors';
import { type ImportKind, isImportKind } from './values';

/** The kind that an address names. Throws `not_found` where there is none of that name. */
export function routeKind(text: string | undefined): ImportKind {
  if (!isImportKind(text)) throw new AppError('not_found');
  return text;
}
