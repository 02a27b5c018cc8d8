import { newId } from '@/lib/id';
import type { drawerMoves, drawers } from '../schema/drawers';
import type { DemoCompany } from './companies';
import type { Inserted } from './insert-company';
import type { PaymentRow } from './ledger-rows';

export type DrawerRow = typeof drawers.$inferInsert;
export type Kept = Pick<PaymentRow, 'kind' | 'method' | 'currency' | 'amountCents'>;

const FLOAT = { USD: 10_000, HTG: 250_000 } as const;
const NOTE_CENTS = 10_000;
const MOST_KEPT_CENTS = 60_000;

const REASONS = {
  ht: { float: 'Monnen pou kès la', safe: 'Soti nan kòf la pou remèt depo', bank: 'Depo labank' },
  fr: { float: 'Fonds de caisse', safe: 'Sorti du coffre pour rendre des cautions', bank: 'Versement à la banque' },
};

/**
 * The float of the agent's first drawer, what the manager takes from the safe to give deposits back, and what goes to the
 * bank on a day with much cash.
 */
export function moveRows(
  opened: readonly (DrawerRow & { payments: Kept[] })[],
  { locale }: DemoCompany,
  { staff }: Inserted,
): (typeof drawerMoves.$inferInsert)[] {
  const reasons = REASONS[locale];
  const first = opened.find(({ memberId }) => memberId === staff.agent.id);
  return opened.flatMap((drawer) => {
    const move = (currency: 'USD' | 'HTG', amountCents: number, reason: string) => ({
      ...{ tenantId: drawer.tenantId, id: newId(), drawerId: drawer.id, currency, amountCents, reason },
      ...{ movedAt: drawer.openedAt, movedBy: drawer.memberId },
    });
    const dollars = drawer.payments.filter(({ method, currency }) => method === 'cash' && currency !== 'HTG');
    const sum = (refunds: boolean) =>
      dollars
        .filter(({ kind }) => (kind === 'refund') === refunds)
        .reduce((total, { amountCents }) => total + amountCents, 0);
    const needed = Math.ceil(sum(true) / NOTE_CENTS) * NOTE_CENTS;
    const spare = Math.floor((sum(false) - MOST_KEPT_CENTS) / NOTE_CENTS) * NOTE_CENTS;
    return [
      ...(drawer === first ? [move('USD', FLOAT.USD, reasons.float), move('HTG', FLOAT.HTG, reasons.float)] : []),
      ...(needed > 0 ? [move('USD', needed, reasons.safe)] : []),
      ...(spare > 0 ? [move('USD', -spare, reasons.bank)] : []),
    ];
  });
}
