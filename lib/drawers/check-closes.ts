import 'server-only';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { drawers } from '@/db/schema/drawers';
import { DAY_MS } from '../durations';
import type { LedgerFault } from '../payments/check-ledger';
import { readDrawer } from './read-drawer';

/** Assumption: older closes are long in the books, and reading all of them every night would take too long. */
const CHECKED_DAYS = 60;

/** The drawers counted within 60 days that no longer hold what their last count said they should. */
export async function checkCloses(at: { tx: Transaction; tenantId: string; now: Date }): Promise<LedgerFault[]> {
  const since = new Date(at.now.getTime() - CHECKED_DAYS * DAY_MS);
  const closed = await at.tx
    .select({ id: drawers.id })
    .from(drawers)
    .where(and(eq(drawers.tenantId, at.tenantId), isNotNull(drawers.closedAt), gte(drawers.closedAt, since)));
  const faults: LedgerFault[] = [];
  for (const { id } of closed) {
    const drawer = await readDrawer(at, id);
    const stored = drawer.counts.at(-1)?.lines ?? [];
    const [then, now] = [amounts(stored), amounts(drawer.lines)];
    if (said(then) === said(now)) continue;
    const total = (lines: Amount[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
    const number = drawer.number ?? drawer.businessDay;
    const cents = Math.abs(total(then) - total(now));
    faults.push({ kind: 'close_changed', id, number, cents, href: `/payments/close/${id}` });
  }
  return faults;
}

interface Amount {
  of: string;
  cents: number;
}

/** What each line expects. A count may have found what nobody had recorded: a line more, of which nothing was expected. */
function amounts(lines: readonly { method?: unknown; currency?: unknown; expectedCents?: unknown }[]): Amount[] {
  return lines
    .map(({ method, currency, expectedCents }) => ({ of: `${method} ${currency}`, cents: Number(expectedCents) }))
    .filter(({ cents }) => cents !== 0);
}

function said(lines: readonly Amount[]): string {
  return lines.map(({ of, cents }) => `${of} ${cents}`).join();
}
