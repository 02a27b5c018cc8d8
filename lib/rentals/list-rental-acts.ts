import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '@/db/schema/activity';
import type { ReadContext } from '../server/query';

export interface RentalAct {
  key: string;
  at: Date;
  kind:
    | 'reopened'
    | 'agreement_mailed'
    | 'invoice_mailed'
    | 'extended'
    | 'swapped'
    | 'charge_added'
    | 'charge_voided'
    | 'place_changed';
  who: string | null;
  amountCents: number | null;
  /** A reason, or the number of a paper. */
  detail: string;
  until?: Date;
}

const Extended = z
  .object({ dueAt: z.coerce.date(), addendum: z.string(), addedCents: z.number() })
  .transform(({ dueAt, addendum, addedCents }) => ({
    kind: 'extended' as const,
    amountCents: addedCents,
    detail: addendum,
    until: dueAt,
  }));
const Swapped = z
  .object({ previousPlate: z.string(), plate: z.string(), addendum: z.string(), addedCents: z.number() })
  .transform(({ previousPlate, plate, addendum, addedCents }) => ({
    kind: 'swapped' as const,
    amountCents: addedCents,
    detail: `${previousPlate} → ${plate} · ${addendum}`,
  }));
const Charged = z
  .object({ amountCents: z.number(), note: z.string() })
  .transform(({ amountCents, note }) => ({ kind: 'charge_added' as const, amountCents, detail: note }));
const Voided = z
  .object({ amountCents: z.number(), reason: z.string() })
  .transform(({ amountCents, reason }) => ({ kind: 'charge_voided' as const, amountCents, detail: reason }));

const Moved = z
  .object({ returnLocation: z.string() })
  .transform(({ returnLocation }) => ({ kind: 'place_changed' as const, amountCents: null, detail: returnLocation }));

const Mailed = z.object({ mailedTo: z.string(), invoice: z.string() }).transform(({ mailedTo, invoice }) => ({
  kind: 'invoice_mailed' as const,
  amountCents: null,
  detail: `${invoice} → ${mailedTo}`,
}));

const AgreementMailed = z.object({ mailedTo: z.string(), papers: z.string() }).transform(({ mailedTo, papers }) => ({
  kind: 'agreement_mailed' as const,
  amountCents: null,
  detail: `${papers} → ${mailedTo}`,
}));

const Reopened = z
  .object({ reason: z.string() })
  .transform(({ reason }) => ({ kind: 'reopened' as const, amountCents: null, detail: reason }));

/** The acts that are shown, by the names of their verbs. */
const ACTS = {
  'rentals.extend': Extended,
  'rentals.swap': Swapped,
  'rentals.change_return_place': Moved,
  'rentals.reopen_return': Reopened,
  'rentals.mail_agreement': AgreementMailed,
  'payments.mail_invoice': Mailed,
  'payments.add_charge': Charged,
  'expenses.charge': Charged,
  'accidents.charge': Charged,
  'payments.void_charge': Voided,
};

/** What members did to a running rental, oldest first. The audit log is append-only, so it is the rental's memory too. */
export async function listRentalActs(ctx: ReadContext, rentalId: string): Promise<RentalAct[]> {
  const { id, at, actorName: who, action, after } = auditEntries;
  const rows = await ctx.tx
    .select({ id, at, who, action, after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        eq(auditEntries.entityId, rentalId),
        inArray(action, Object.keys(ACTS)),
      ),
    )
    .orderBy(asc(at), asc(id));
  return rows.flatMap((row) => {
    // Safe because only these actions are read.
    const told = ACTS[row.action as keyof typeof ACTS].safeParse(row.after);
    return told.success ? [{ key: row.id, at: row.at, who: row.who, ...told.data }] : [];
  });
}
