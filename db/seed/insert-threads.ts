import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import { supportMessages, supportThreads } from '../schema/support';
import type { DemoCompany } from './companies';
import type { Inserted } from './insert-company';
import { officeTime } from './office-time';

/** The company's questions to the platform's operators: one that waits for them, and one that they have answered. Without an operator nothing is answered. */
export async function insertThreads(
  tx: Transaction,
  tenantId: string,
  { story }: DemoCompany,
  { staff, now, operator }: { staff: Inserted['staff']; now: Date; operator: { id: string; name: string } | null },
): Promise<void> {
  for (const { who, days, subject, text, answer } of story.threads) {
    const { id: openedBy, name } = staff[who];
    const id = newId();
    const at = new Date(officeTime(now.getTime() - days * DAY_MS, -1));
    const answeredAt = new Date(at.getTime() + 3 * HOUR_MS);
    await tx.insert(supportThreads).values({
      ...{ tenantId, id, subject, openedBy, readAt: at, createdAt: at },
      ...(answer && operator
        ? { state: 'waiting' as const, operatorId: operator.id, lastMessageAt: answeredAt, updatedAt: answeredAt }
        : { state: 'open' as const, lastMessageAt: at, updatedAt: at }),
    });
    const message = { tenantId, threadId: id };
    await tx
      .insert(supportMessages)
      .values({ ...message, id: newId(), memberId: openedBy, authorName: name, text, at });
    if (answer && operator)
      await tx.insert(supportMessages).values({
        ...{ ...message, id: newId(), operatorId: operator.id, authorName: operator.name },
        ...{ text: answer, at: answeredAt },
      });
  }
}
