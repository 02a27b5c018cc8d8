import 'server-only';
import { AppError } from '../errors';
import type { CloseData, CloseEntry, CloseLine } from '../papers/close-data';
import { paperCompany } from '../papers/paper-company';
import { shownKind } from '../payments/shown-kind';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { type Drawer, readDrawer } from './read-drawer';

const REFERENCE_LENGTH = 12;

/** What the paper of a signed drawer says, in the company's language. `id` is the paper's. */
export async function closeData(ctx: ReadContext, drawerId: string, id: string): Promise<CloseData> {
  const [drawer, settings] = await Promise.all([readDrawer(ctx, drawerId), getTenantSettings(ctx)]);
  const { number, signedAt, counts } = drawer;
  const count = counts.at(-1);
  if (!number || !signedAt || !count) throw new AppError('record_not_found');
  return {
    locale: settings.defaultLocale,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    number,
    reference: id.slice(-REFERENCE_LENGTH).toUpperCase(),
    clerk: drawer.clerk,
    businessDay: drawer.businessDay,
    openedAt: drawer.openedAt.toISOString(),
    countedAt: count.countedAt.toISOString(),
    countedBy: count.by,
    signedAt: signedAt.toISOString(),
    signedBy: drawer.signer ?? '',
    // Safe because `count-drawer.ts` stores the lines of `counted-lines.ts`.
    lines: count.lines as unknown as CloseLine[],
    usdPieces: count.usdPieces,
    htgPieces: count.htgPieces,
    leftUsdCents: count.leftUsdCents,
    leftHtgCents: count.leftHtgCents,
    reason: count.reason,
    entries: closeEntries(drawer),
  };
}

function closeEntries({ entries, moves }: Drawer): CloseEntry[] {
  const paid = entries.map((payment): CloseEntry => {
    const { currency, receivedHtgCents, amountCents, kind } = payment;
    const cents = currency === 'HTG' ? (receivedHtgCents ?? 0) : amountCents;
    return {
      ...{ number: payment.number, text: payment.customer, method: payment.method, currency, voided: payment.voided },
      at: payment.receivedAt.toISOString(),
      kind: shownKind(kind, payment.reservationId),
      cents: kind === 'refund' ? -cents : cents,
    };
  });
  const moved = moves.map(
    ({ movedAt, reason, currency, amountCents }): CloseEntry => ({
      ...{ at: movedAt.toISOString(), number: '', text: reason, method: 'cash', currency, cents: amountCents },
      kind: amountCents > 0 ? 'put_in' : 'taken_out',
      voided: false,
    }),
  );
  return [...paid, ...moved].sort((a, b) => (a.at < b.at ? -1 : 1));
}
