import 'server-only';
import { stripVTControlCharacters } from 'node:util';
import { ERROR_STATUS } from '../error-status';
import { log } from '../log';
import { noteRequest } from '../request-scope';

/**
 * Writes what others print as an error into the log instead: Next prints the errors of pages with all that they hold, which
 * for a failed query are people's names. A page shows the error's digest as its reference, so the line has that one.
 */
export function logConsole(): void {
  console.error = (...said: unknown[]) => {
    const error = said.find((part) => part instanceof Error) as (Error & { digest?: unknown }) | undefined;
    const text = said.filter((part) => typeof part === 'string').map(stripVTControlCharacters);
    if (!error) return log.error(text.join(' ') || 'an error was printed');
    const { digest } = error;
    // Safe to tell apart like this, as the digest of our own errors is their code.
    if (typeof digest === 'string' && !(digest in ERROR_STATUS)) noteRequest({ reference: digest });
    log.error({ err: error }, 'unexpected error');
  };
}
