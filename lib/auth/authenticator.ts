import 'server-only';
import { generateSecret, generateURI, verifySync } from 'otplib/functional';

/** Clocks of phones may be off by one code, which lasts 30 seconds (RFC 6238). */
const TOLERANCE_SECONDS = 30;

/** A new secret of 160 bits for an authenticator app, in base32. */
export function makeSecret(): string {
  return generateSecret();
}

/** The address that an app reads from the QR code: the company, and whose account it is. */
export function authenticatorAddress(secret: string, { company, email }: { company: string; email: string }): string {
  return generateURI({ secret, issuer: company, label: email });
}

/** Which 30 seconds since 1970 a six-digit code belongs to; null if it is none of the secret's codes at that time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
