import { localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { createOwner } from '@/lib/owners/create-owner';
import { issueStatement } from '@/lib/owners/issue-statement';
import { openMonths } from '@/lib/owners/open-months';
import { payOwner } from '@/lib/owners/pay-owner';
import { readStatement } from '@/lib/owners/read-statement';
import { startShare } from '@/lib/owners/start-share';
import type { Transaction } from '../client';
import type { DemoCompany } from './companies';
import { demoContext, TIME_ZONE } from './demo-context';
import type { Inserted } from './insert-company';

/** Months before today's in which the vehicles became the owners'. */
const MONTHS = 4;

/**
 * The owners of some vehicles of the fleet. All months but the last one have their statement, paid out by transfer but
 * for the latest one of one owner. Returns the ids of the statements' papers.
 */
export async function insertOwners(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  { made, now }: { made: Inserted; now: Date },
): Promise<string[]> {
  const at = (moment: Date) => demoContext(tx, tenantId, company, { who: made.staff.manager, now: moment });
  const today = localDay(now, TIME_ZONE);
  const from = new Date(now.getTime() - MONTHS * 30 * DAY_MS);
  const first = localDay(from, TIME_ZONE).slice(0, 7);
  const ownerIds: string[] = [];
  for (const { values, shares } of company.story.owners) {
    const { id: ownerId } = await createOwner(at(from), values);
    ownerIds.push(ownerId);
    for (const { vehicle, ...share } of shares) {
      const vehicleId = made.vehicles[vehicle]?.id;
      await startShare(at(from), { ownerId, vehicleId, startsOn: `${first}-01`, ...share });
    }
  }
  const papers: string[] = [];
  const months = openMonths(first, null, today);
  for (const month of months.slice(0, -1))
    for (const ownerId of ownerIds) {
      const issued = at(new Date(`${nextOf(months, month)}-03T15:00:00Z`));
      const lines = await readStatement(issued, ownerId, month);
      const expectedCents = lines.reduce((total, { amountCents }) => total + amountCents, 0);
      const { id } = await issueStatement(issued, { ownerId, month, expectedCents });
      papers.push(id);
      const waits = month === months.at(-2) && ownerId === ownerIds.at(-1);
      if (expectedCents > 0 && !waits) await payOwner(issued, paidOut(ownerId, expectedCents, month));
    }
  return papers;
}

function nextOf(months: readonly string[], month: string): string {
  return months[months.indexOf(month) + 1] ?? month;
}

function paidOut(ownerId: string, cents: number, month: string) {
  return {
    ...{ ownerId, method: 'bank_transfer', currency: 'USD', amountCents: (cents / 100).toFixed(2) },
    reference: `Unibank ${month.replace('-', '')}`,
  };
}
