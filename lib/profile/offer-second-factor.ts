import 'server-only';
import { create } from 'qrcode';
import { authenticatorAddress, makeSecret } from '../auth/authenticator';
import { sealText } from '../auth/seal-text';
import { secretPurpose } from '../auth/second-factor';
import type { TenantContext } from '../server/context';

export interface OfferedFactor {
  /** What the form sends back: nobody can put a secret of their own in its place. */
  sealedSecret: string;
  /** To be typed where no camera is at hand, in groups of four. */
  secret: string;
  /** The QR code's dark squares as an SVG path, and how many squares its side has. */
  path: string;
  side: number;
}

/** A new secret for the member's authenticator app, which is stored only once a code of it has come back. */
export function offerSecondFactor({ tenantId, tenant, member }: TenantContext): OfferedFactor {
  const secret = makeSecret();
  const { modules } = create(authenticatorAddress(secret, { company: tenant.name, email: member.email }));
  const squares = Array.from(modules.data, (dark, index) =>
    dark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
  );
  return {
    sealedSecret: sealText(secret, secretPurpose({ tenantId, memberId: member.id })),
    secret: (secret.match(/.{1,4}/g) ?? []).join(' '),
    path: squares.join(''),
    side: modules.size,
  };
}
