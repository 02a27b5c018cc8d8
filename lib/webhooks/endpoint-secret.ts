import 'server-only';
import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../auth/seal-text';

const SECRET_BYTES = 32;

/** A new secret, sealed for its address. It is written as the Standard Webhooks specification has it, `whsec_…`. */
export function newSealedSecret(endpointId: string): string {
  return sealText(`whsec_${randomBytes(SECRET_BYTES).toString('base64')}`, purpose(endpointId));
}

/** Null if the server's own secret is another one since it was sealed. */
export function openSecret(endpointId: string, sealed: string): string | null {
  return openText(sealed, purpose(endpointId));
}

function purpose(endpointId: string): string {
  return `webhook ${endpointId}`;
}
