import { databaseCode } from '@/lib/database-error';

const UNREACHED =
  'PostgreSQL does not answer at the host of DATABASE_URL. Check host and port in it, and whether PostgreSQL runs and lets this machine in.';
const REFUSED = 'PostgreSQL refuses the login of DATABASE_URL. Check user and password in it, and pg_hba.conf.';
const UNTRUSTED =
  'The certificate of PostgreSQL is not trusted. Name its authority in NODE_EXTRA_CA_CERTS, and in DATABASE_URL the host that it is for.';

const ADVICE: Record<string, string> = {
  ECONNREFUSED: UNREACHED,
  ENOTFOUND: UNREACHED,
  EAI_AGAIN: UNREACHED,
  EHOSTUNREACH: UNREACHED,
  ENETUNREACH: UNREACHED,
  ETIMEDOUT: UNREACHED,
  CONNECT_TIMEOUT: UNREACHED,
  ECONNRESET:
    'PostgreSQL ended the connection of DATABASE_URL. Where it takes no TLS, leave sslmode out; where it wants TLS, add sslmode=require.',
  '28000': REFUSED,
  '28P01': REFUSED,
  '3D000': 'The database of DATABASE_URL does not exist. Make it, owned by the login: createdb --owner wout wout.',
  '42501':
    'The login of DATABASE_URL has too few rights. It must own its database, have createrole, and may create the extension btree_gist.',
  '53300': 'PostgreSQL has no connection left. Raise its max_connections, or set DATABASE_POOL to less.',
  '57P03': 'PostgreSQL is not ready yet. Start again in a moment.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
};

/** What to do about an error of the start; null where nobody but a developer could do anything. */
export function startFailure(error: unknown): string | null {
  const code = databaseCode(error);
  const advice = code && ADVICE[code];
  // Which right it is can't be told from the code. Other messages repeat parts of the address, which may be secret.
  if (advice) return `The server was not started: ${advice} (${code === '42501' ? deepest(error) : code})`;
  // Our own checks say it themselves.
  return code === null && error instanceof Error && error.constructor === Error ? error.message : null;
}

function deepest(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current.message : '';
}
