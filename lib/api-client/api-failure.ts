import type { ErrorBody } from '../errors';

/** Why a call did not answer what was asked: the server’s own refusal, or `network_error` where there was no answer. */
export class ApiFailure extends Error {
  constructor(
    /** 0 where there was no answer. */
    readonly status: number,
    readonly error: ErrorBody,
    message: string,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}
