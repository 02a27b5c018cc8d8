import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { oneTimeCodes } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

const LIFE = { handoff: '60 seconds', reset: '30 minutes', invitation: '72 hours' } as const;

type Purpose = keyof typeof LIFE;

interface Subject {
  subjectTenantId: string | null;
  memberId?: string;
  operatorId?: string;
  sessionId?: string;
}

/** Makes a code that opens one thing once; only its hash is stored. */
export async function issueCode(purpose: Purpose, subject: Subject): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const expiresAt = sql`now() + ${LIFE[purpose]}::interval`;
  await withPlatform((tx) =>
    tx.insert(oneTimeCodes).values({ id: newId(), tokenHash: hashOf(code), purpose, ...subject, expiresAt }),
  );
  return code;
}

/** Uses a code up. Throws `invalid_code` where it is unknown, used or too old. */
export async function redeemCode(purposes: Purpose[], code: string) {
  const [row] = await withPlatform((tx) =>
    tx
      .update(oneTimeCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(oneTimeCodes.tokenHash, hashOf(code)),
          isNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, sql`now()`),
        ),
      )
      .returning(),
  );
  if (!row || !purposes.includes(row.purpose)) throw new AppError('invalid_code');
  return row;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
