import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { AppError } from '../errors';
import { newId } from '../id';
import { chargeLines } from '../payments/charge-lines';
import { getLedger } from '../payments/get-ledger';
import { lockRental } from '../payments/lock-rental';
import { whoHad } from '../rentals/who-had';
import type { WriteContext } from '../server/command';

interface Passed {
  /** The rental that the clerk has confirmed. */
  rentalId: string;
  vehicleId: string;
  at: Date;
  kind: 'fine' | 'toll' | 'damage';
  amountCents: number;
  note: string;
  /** The record whose papers go with the charge. */
  papersOf: { expenseId: string } | { accidentId: string };
}

/**
 * Charges the rental that had a vehicle at a moment, also after its return, and attaches the papers to the charge. Throws
 * `other_holder` if it is not the rental that the clerk has confirmed.
 */
export async function chargeHolder(ctx: WriteContext, passed: Passed) {
  const { rentalId, kind, amountCents, note } = passed;
  await lockRental(ctx, rentalId);
  const holder = await whoHad(ctx, passed.vehicleId, passed.at);
  if (holder?.rentalId !== rentalId) throw new AppError('other_holder');
  const { balance } = await getLedger(ctx, rentalId);
  const line = { kind, amountCents, note, sentence: { key: '', params: {} } };
  const { ids, taxCents } = await chargeLines(ctx, rentalId, [line]);
  const [chargeId = ''] = ids;
  await attachPapers(ctx, passed.papersOf, chargeId);
  const after = { chargeId, kind, amountCents, taxCents, note };
  ctx.record({ entity: 'rental', entityId: rentalId, before: { dueCents: balance.dueCents }, after });
  return { chargeId, dueCents: balance.dueCents + amountCents + taxCents };
}

/** The charge gets rows of its own for the same stored bytes, so that it keeps them whatever happens to the record's. */
async function attachPapers(ctx: WriteContext, of: Passed['papersOf'], chargeId: string): Promise<void> {
  const owner = 'expenseId' in of ? eq(attachments.expenseId, of.expenseId) : eq(attachments.accidentId, of.accidentId);
  const papers = await ctx.tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.tenantId, ctx.tenantId), owner, isNull(attachments.archivedAt)))
    .orderBy(asc(attachments.position), asc(attachments.id));
  const rows = papers.map((paper, position) => ({
    ...paper,
    id: newId(),
    expenseId: null,
    accidentId: null,
    chargeId,
    position,
    createdBy: ctx.member.id,
    createdAt: ctx.now,
  }));
  if (rows.length > 0) await ctx.tx.insert(attachments).values(rows);
}
