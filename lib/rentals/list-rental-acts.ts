import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '@/db/schema/activity';
import type { ReadContext } from '../server/query';

export interface RentalAct {
  id: string;
  at: Date;
  kind: 'extended';
  who: string | null;
  amountCents: number | null;
  /** A reason, or the number of a paper. */
  detail: string;
  until?: Date;
}

const Extended = z.object({ dueAt: z.coerce.date(), addendum: z.string(), addedCents: z.number() });

/** What members did to a running rental, oldest first. The audit log is append-only, so it is the rental's memory too. */
export async function listRentalActs(ctx: ReadContext, rentalId: string): Promise<RentalAct[]> {
  const rows = await ctx.tx
    .select({ id: auditEntries.id, at: auditEntries.at, who: auditEntries.actorName, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        eq(auditEntries.entityId, rentalId),
        inArray(auditEntries.action, ['rentals.extend']),
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return rows.flatMap(({ after, ...entry }) => {
    const extended = Extended.safeParse(after);
    if (!extended.success) return [];
    const { dueAt, addendum, addedCents } = extended.data;
    return [{ ...entry, kind: 'extended' as const, amountCents: addedCents, detail: addendum, until: dueAt }];
  });
}
