import 'server-only';
import { create } from 'qrcode';
import { authenticatorAddress, makeSecret } from '../auth/authenticator';
import { sealText } from '../auth/seal-text';
import { secretPurpose } from '../auth/second-factor';
import { getBrand } from '../platform/get-brand';
import type { AdminContext } from '../server/admin-context';
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

/** A new secret for one's own authenticator app, which is stored only once a code of it has come back. */
export async function offerSecondFactor(ctx: TenantContext | AdminContext): Promise<OfferedFactor> {
  const secret = makeSecret();
  const { holder, ...account } = await accountOf(ctx);
  const { modules } = create(authenticatorAddress(secret, account));
  const squares = Array.from(modules.data, (dark, index) =>
    dark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
  );
  return {
    sealedSecret: sealText(secret, secretPurpose(holder)),
    secret: (secret.match(/.{1,4}/g) ?? []).join(' '),
    path: squares.join(''),
    side: modules.size,
  };
}

async function accountOf(ctx: TenantContext | AdminContext) {
  if (!('tenantId' in ctx))
    return { holder: { operatorId: ctx.operator.id }, company: await getBrand(), email: ctx.operator.email };
  const holder = { tenantId: ctx.tenantId, memberId: ctx.member.id };
  return { holder, company: ctx.tenant.name, email: ctx.member.email };
}
