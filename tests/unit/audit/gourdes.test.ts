import { describe, expect, it } from 'vitest';
import { entryTexts } from '@/lib/audit/entry-texts';
import { auditReader } from '../../support/audit-reader';
import { RECORDED_ENTRIES } from '../../support/recorded-entries';

const GOURDES = { currency: 'HTG', htgRate: '132' };

/** What each kind of record with a currency writes down of gourdes, and of dollars, and the amounts that are read. */
const KINDS: Record<string, [state: object, amounts: string[]][]> = {
  // Cash of a drawer is counted in its own currency.
  drawer: [
    [{ currency: 'HTG', amountCents: -1_312_500 }, ['Amount: -13,125 HTG']],
    [{ currency: 'USD', amountCents: 10_000 }, ['Amount: 100.00 USD']],
    [{ leftHtgCents: 250_000, leftUsdCents: 6_000 }, ['Left in the drawer (HTG): 2,500 HTG', usd(60)]],
  ],
  // The others have their worth in dollars beside the gourdes.
  expense: [
    [{ ...GOURDES, amountCents: 5000, paidHtgCents: 660_000 }, ['Amount: 50.00 USD', 'Paid in gourdes: 6,600 HTG']],
    [{ currency: 'USD', amountCents: 5000, paidHtgCents: null }, ['Amount: 50.00 USD']],
  ],
  owner: [
    [{ ...GOURDES, amountCents: 5000, paidHtgCents: 660_000 }, ['Amount: 50.00 USD', 'Paid in gourdes: 6,600 HTG']],
    [{ currency: 'USD', amountCents: 5000, paidHtgCents: null }, ['Amount: 50.00 USD']],
  ],
  payment: [
    [
      { ...GOURDES, amountCents: 5000, receivedHtgCents: 660_000 },
      ['Amount: 50.00 USD', 'Received in gourdes: 6,600 HTG'],
    ],
    [{ currency: 'USD', amountCents: 5000 }, ['Amount: 50.00 USD']],
  ],
};

function usd(amount: number): string {
  return `Left in the drawer (USD): ${amount.toFixed(2)} USD`;
}

function amounts(entity: string, states: { before: unknown; after: unknown }): string[] {
  const about = { id: '1', at: new Date(0), memberId: '2', operatorId: null, address: null, actorName: 'Solange' };
  const entry = { ...about, action: 'drawers.move', entity, entityId: null, ...states };
  return entryTexts(entry, auditReader('en'))
    .changes.map(({ label, before, after }) => `${label}: ${before || after}`.replaceAll('\u00a0', ' '))
    .filter((text) => /\d (?:USD|HTG)$/.test(text));
}

describe('an amount of the audit log has the currency that it was in:', () => {
  it('all kinds of records with a currency are tried here', () => {
    const kinds = RECORDED_ENTRIES.filter(({ after }) => after?.includes('"currency"')).map(({ entity }) => entity);
    expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(KINDS));
  });

  const cases = Object.entries(KINDS).flatMap(([kind, states]) =>
    states.map(([state, shown]) => ({ kind, state, shown })),
  );
  it.each(cases)('$kind $state', ({ kind, state, shown }) => {
    expect(amounts(kind, { before: null, after: state })).toEqual(shown);
    // As when it was taken away.
    expect(amounts(kind, { before: state, after: null })).toEqual(shown);
  });
});
