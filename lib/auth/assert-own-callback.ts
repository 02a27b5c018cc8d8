import { AppError } from '../errors';

interface Named {
  /** The host of the request. */
  host: string | null;
  /** The addresses where next-auth is asked to continue, wherever they are named. */
  callbacks: (string | null | undefined)[];
}

/** next-auth answers 500 to some addresses it does not like. Throws `validation_error` unless all are on the own host. */
export function assertOwnCallback({ host, callbacks }: Named): void {
  for (const callback of callbacks) {
    if (!callback) continue;
    const base = callback.startsWith('/') ? `http://${host}` : undefined;
    const own = URL.canParse(callback, base) && new URL(callback, base);
    const web = own && (own.protocol === 'http:' || own.protocol === 'https:');
    if (!web || own.host !== host) throw new AppError('validation_error', { fields: { callbackUrl: 'invalid_value' } });
  }
}
