import { localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import { drawerMoves, drawers } from '../schema/drawers';
import { payments } from '../schema/payments';
import type { DemoCompany } from './companies';
import { TIME_ZONE } from './demo-context';
import { type DrawerRow, type Kept, moveRows } from './drawer-moves';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import { paymentRows } from './ledger-rows';
import { inSlices, numbering } from './numbering';

/** Older payments are from before the company kept drawers. */
const DRAWER_DAYS = 7;

/** The year's payments. Those of the last days are in drawers, which are returned in the order of their days. */
export async function insertPayments(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  { seeded, made, now }: { seeded: SeededRental[]; made: Inserted; now: Date },
): Promise<DrawerRow[]> {
  const receipt = numbering('P', tenantId);
  const first = localDay(new Date(now.getTime() - DRAWER_DAYS * DAY_MS), TIME_ZONE);
  const opened = new Map<string, DrawerRow & { payments: Kept[] }>();
  const paid = seeded
    .flatMap((rental) => paymentRows(rental, made.staff, company.story))
    .toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
    .map((row) => {
      const numbered = { ...row, number: receipt.next(row.receivedAt) };
      const businessDay = localDay(row.receivedAt, TIME_ZONE);
      if (businessDay < first) return numbered;
      const key = `${businessDay} ${row.receivedBy}`;
      const drawer = opened.get(key) ?? {
        ...{ tenantId, id: newId(), memberId: row.receivedBy, businessDay, openedAt: row.receivedAt, payments: [] },
      };
      opened.set(key, { ...drawer, payments: [...drawer.payments, row] });
      return { ...numbered, drawerId: drawer.id };
    });
  const all = [...opened.values()];
  const rows = all.map(({ payments: _, ...drawer }) => drawer);
  if (rows.length > 0) await tx.insert(drawers).values(rows);
  const moves = moveRows(all, company, made);
  if (moves.length > 0) await tx.insert(drawerMoves).values(moves);
  // A refund names the payment that it gives back.
  for (const refunds of [false, true])
    await inSlices(
      paid.filter((row) => (row.kind === 'refund') === refunds),
      (some) => tx.insert(payments).values(some),
    );
  await receipt.keep(tx);
  return rows;
}
