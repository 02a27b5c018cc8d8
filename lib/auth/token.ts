import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { isId } from '../id';
import { SESSION_SECONDS } from './session-life';

/**
 * The session that a token names: a row of `sessions` (member) or of `operator_sessions` (operator). The token alone
 * grants nothing.
 */
export type SessionToken = { sessionId: string; tenantId: string | null };

export function encodeSessionToken(token: SessionToken): Promise<string> {
  return encode({ token: { sid: token.sessionId, tid: token.tenantId }, secret: secret(), maxAge: SESSION_SECONDS });
}

/** `{"alg":"dir","enc":"A256GCM"}`, as `encode` writes it. The library would follow a token that names another way. */
const HEADER = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.';
const KEPT_TOKENS = 1_000;

/** Tokens decoded before, because a browser sends the same one with each request. */
const decoded = new Map<string, { named: SessionToken; expiresAt: number }>();

/** The session that a token names, or null if the token is forged, damaged, expired, or locked in another way than ours. */
export async function decodeSessionToken(token: string): Promise<SessionToken | null> {
  if (!token.startsWith(HEADER)) return null;
  const key = `${secret()} ${token}`;
  const kept = decoded.get(key);
  if (kept && kept.expiresAt > Date.now()) return kept.named;
  try {
    const claims = await decode({ token, secret: secret() });
    if (!claims || typeof claims.exp !== 'number') return null;
    if (!isId(claims.sid) || !(claims.tid === null || isId(claims.tid))) return null;
    const named = { sessionId: claims.sid, tenantId: claims.tid };
    if (decoded.size >= KEPT_TOKENS) decoded.clear();
    decoded.set(key, { named, expiresAt: claims.exp * 1000 });
    return named;
  } catch {
    return null;
  }
}

export function secret(): string {
  const value = process.env.AUTH_SECRET;
  if (!value) throw new Error('AUTH_SECRET is not set');
  return value;
}
