import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { oneTimeCodes } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

const LIFE = { handoff: '60 seconds', reset: '30 minutes', invitation: '72 hours' } as const;

export type CodePurpose = keyof typeof LIFE;

export interface CodeSubject {
  subjectTenantId: string | null;
  memberId?: string;
  operatorId?: string;
  sessionId?: string;
  /** The member who makes a link for another. */
  issuedBy?: string;
  /** The operator who makes it for a member. */
  issuedByOperator?: string;
  /** The address of the member whom a link is for. */
  email?: string;
}

/**
 * Makes a code that can be used once for one purpose. Only its hash is stored. A new link to set a password invalidates
 * the member's older ones. With a `seal`, only who has its secret can use the code.
 */
export async function issueCode(purpose: CodePurpose, subject: CodeSubject, seal?: string): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const expiresAt = sql`now() + ${LIFE[purpose]}::interval`;
  await withPlatform(async (tx) => {
    const { subjectTenantId, memberId, operatorId } = subject;
    const receiver = operatorId
      ? eq(oneTimeCodes.operatorId, operatorId)
      : subjectTenantId && memberId
        ? and(eq(oneTimeCodes.subjectTenantId, subjectTenantId), eq(oneTimeCodes.memberId, memberId))
        : null;
    if (purpose !== 'handoff' && receiver) {
      const older = and(receiver, inArray(oneTimeCodes.purpose, ['reset', 'invitation']), isNull(oneTimeCodes.usedAt));
      await tx.update(oneTimeCodes).set({ usedAt: sql`now()` }).where(older);
    }
    await tx
      .insert(oneTimeCodes)
      .values({ id: newId(), tokenHash: hashOf(code, seal), purpose, ...subject, expiresAt });
  });
  return code;
}

/**
 * The person a code is for, without using it up. Throws `invalid_code` if it is unknown, used, expired or for another
 * purpose.
 */
export async function peekCode(purposes: CodePurpose[], code: string) {
  const [row] = await withPlatform((tx) => tx.select().from(oneTimeCodes).where(openCode(purposes, code)));
  if (!row) throw new AppError('invalid_code');
  return row;
}

/** Uses a code up. If two requests come at the same moment, one wins. Throws like `peekCode`. */
export async function redeemCode(purposes: CodePurpose[], code: string, seal?: string) {
  const [row] = await withPlatform((tx) =>
    tx
      .update(oneTimeCodes)
      .set({ usedAt: sql`now()` })
      .where(openCode(purposes, code, seal))
      .returning(),
  );
  if (!row) throw new AppError('invalid_code');
  return row;
}

function openCode(purposes: CodePurpose[], code: string, seal?: string) {
  return and(
    eq(oneTimeCodes.tokenHash, hashOf(code, seal)),
    inArray(oneTimeCodes.purpose, purposes),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, sql`now()`),
  );
}

/** The seal is the key of the hash, so that a code made with one is never found without it. */
function hashOf(code: string, seal?: string): string {
  const hash = seal === undefined ? createHash('sha256') : createHmac('sha256', seal);
  return hash.update(code).digest('hex');
}
