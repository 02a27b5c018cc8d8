import { AppError } from '../errors';
import { type ImportKind, isImportKind } from './values';

/** The kind of list named in an address. Throws `not_found` if there is none. */
export function routeKind(text: string | undefined): ImportKind {
  if (!isImportKind(text)) throw new AppError('not_found');
  return text;
}
