import { and, eq } from 'drizzle-orm';
import { generateSync } from 'otplib/functional';
import { withPlatform, withTenant } from '@/db/client';
import { recoveryCodes, secondFactors } from '@/db/schema/members';
import { operatorSecondFactors } from '@/db/schema/operators';
import { makeSecret } from '@/lib/auth/authenticator';
import { removeSecondFactor } from '@/lib/auth/remove-second-factor';
import { sealText } from '@/lib/auth/seal-text';
import { secretPurpose } from '@/lib/auth/second-factor';
import type { TestTenant } from './factories';

/** The code that an app shows at a time, by default now. */
export function codeOf(secret: string, at = Date.now()): string {
  return generateSync({ secret, epoch: Math.floor(at / 1000) });
}

export function sealedFor({ id: tenantId }: TestTenant, memberId: string, secret: string): string {
  return sealText(secret, secretPurpose({ tenantId, memberId }));
}

/** Gives a member a second factor whose codes were never used. Returns the app's secret. */
export async function giveSecondFactor(tenant: TestTenant, memberId: string): Promise<string> {
  const secret = makeSecret();
  const row = { tenantId: tenant.id, memberId, sealedSecret: sealedFor(tenant, memberId, secret), lastStep: 0 };
  await takeSecondFactor(tenant, memberId);
  await withTenant(tenant.id, (tx) => tx.insert(secondFactors).values(row));
  return secret;
}

export async function takeSecondFactor({ id: tenantId }: TestTenant, memberId: string): Promise<void> {
  await withTenant(tenantId, (tx) => removeSecondFactor(tx, { tenantId, memberId }));
}

/** The same for an operator. */
export async function giveOperatorFactor(operatorId: string): Promise<string> {
  const secret = makeSecret();
  const sealedSecret = sealText(secret, secretPurpose({ operatorId }));
  await withPlatform((tx) => tx.insert(operatorSecondFactors).values({ operatorId, sealedSecret, lastStep: 0 }));
  return secret;
}

/** How many of a member's recovery codes have been used, and how many not. */
export async function countRecoveryCodes({ id: tenantId }: TestTenant, memberId: string) {
  const rows = await withTenant(tenantId, (tx) =>
    tx
      .select()
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.memberId, memberId))),
  );
  return { used: rows.filter(({ usedAt }) => usedAt).length, left: rows.filter(({ usedAt }) => !usedAt).length };
}
