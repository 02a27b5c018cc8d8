import { ApiFailure } from './api-failure';
import { type CallOptions, callApi } from './call-api';
import { rowsOf } from './rows-of';

const NOT_FOUND = 404;

/** The rows of a list of our own API. Throws `ApiFailure`. */
export async function listApi<Row>(path: string, options?: CallOptions): Promise<Row[]> {
  return rowsOf<Row>(await callApi(path, options));
}

/** The same, where nothing being there is no failure: a 404 is an empty list. */
export async function listApiOrNone<Row>(path: string, options?: CallOptions): Promise<Row[]> {
  try {
    return await listApi<Row>(path, options);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === NOT_FOUND) return [];
    throw error;
  }
}
