import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { localDay } from '../dates';
import { checkCloses } from '../drawers/check-closes';
import { newId } from '../id';
import { log } from '../log';
import { checkLedger } from '../payments/check-ledger';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/**
 * Recomputes one company's ledgers and closes from their entries, and tells its managers, each once a day, where a cent differs.
 * Returns how many differ.
 */
export async function raiseLedgerNotices({ tenantId, tx, timeZone, now }: CompanyAt): Promise<number> {
  const faults = [...(await checkLedger({ tenantId, tx, now })), ...(await checkCloses({ tenantId, tx, now }))];
  if (faults.length === 0) return 0;
  log.error({ tenantId, faults: faults.map(({ kind, id, cents }) => ({ kind, id, cents })) }, 'a ledger differs');
  const managers = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.active, true),
        isNull(members.archivedAt),
        inArray(members.role, ['manager', 'admin']),
      ),
    );
  const day = localDay(now, timeZone);
  const rows = managers.flatMap(({ id: memberId }) =>
    faults.map(({ kind, id, number, cents, href }) => ({
      ...{ tenantId, id: newId(), memberId, kind: `ledger_${kind}`, href, params: { day, number, cents } },
      subject: `ledger:${kind}:${id}:${day}:${memberId}`,
    })),
  );
  const sorted = rows.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  if (sorted.length > 0) await tx.insert(notices).values(sorted).onConflictDoNothing();
  return faults.length;
}
