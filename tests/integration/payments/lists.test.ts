import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { depositApplications } from '@/db/schema/payments';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { PaymentFilters } from '@/lib/payments/input';
import {
  countCustomerPayments,
  listDepositApplications,
  listPayments,
  listRentalPayments,
} from '@/lib/payments/list-payments';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';

const NOW = new Date('2026-03-09T15:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant, { now: NOW }), 'payments.view', run);
}

/** A rental of a customer with this name, with a number of its own. */
async function makeRental(fullName: string, number: string) {
  const customerId = await makeCustomer(tenant, { fullName });
  return makeActiveRental(tenant, { customerId, values: { number } });
}

describe('the list of payments', () => {
  it('says of each what was received, from whom, by whom, for which rental', async () => {
    const rental = await makeRental('Wilna Ogé', 'R-2026-00007');
    const paid = await makePayment(tenant, rental, {
      ...{ number: 'P-2026-00003', kind: 'charge', amountCents: 10_000, currency: 'HTG', receivedAt: ago(1) },
      ...{ receivedHtgCents: 1_315_000, htgRate: '131.5000', reference: 'N° 12', notes: 'By her' },
    });
    const refund = await makePayment(tenant, rental, {
      ...{ number: 'P-2026-00004', kind: 'refund', amountCents: 500, method: 'cheque', receivedAt: ago(0) },
      ...{ refundedPaymentId: paid, voidedAt: NOW, voidedReason: 'Mistyped', receivedBy: tenant.members.manager },
    });
    const { rows } = await read((q) => listPayments(q, PaymentFilters.parse({})));
    const unreserved = { reservationId: null, reservationNumber: null };
    const of = {
      ...{ rentalId: rental.id, rentalNumber: 'R-2026-00007', ...unreserved },
      ...{ customerId: rental.customerId, customerName: 'Wilna Ogé', customerPhone: '+50937000002' },
    };
    expect(rows).toEqual([
      {
        ...{ ...of, id: refund, number: 'P-2026-00004', kind: 'refund', method: 'cheque', amountCents: 500 },
        ...{ currency: 'USD', receivedHtgCents: null, htgRate: null, reference: '', notes: '', receivedAt: ago(0) },
        ...{ receivedByName: 'The manager', voidedAt: NOW, voidedReason: 'Mistyped', refundedPaymentId: paid },
      },
      {
        ...{ ...of, id: paid, number: 'P-2026-00003', kind: 'charge', method: 'cash', amountCents: 10_000 },
        ...{ currency: 'HTG', receivedHtgCents: 1_315_000, htgRate: '131.5000', reference: 'N° 12', notes: 'By her' },
        ...{ receivedAt: ago(1), receivedByName: 'The agent', voidedAt: null, voidedReason: null },
        refundedPaymentId: null,
      },
    ]);
    const ofRental = await read((q) => listRentalPayments(q, rental.id));
    expect(ofRental.map(({ id }) => id)).toEqual([paid, refund]);
  });

  it('shows the newest first, page by page', async () => {
    const rental = await makeRental('Wilna Ogé', 'R-2026-00007');
    for (const hours of [3, 1, 2, 5, 4, 6, 8, 7, 9, 12, 11, 10])
      await makePayment(tenant, rental, { amountCents: hours, receivedAt: ago(hours) });
    const page = (cursor: string | null) => read((q) => listPayments(q, PaymentFilters.parse({ size: 10, cursor })));
    const first = await page(null);
    expect(first.rows.map(({ amountCents }) => amountCents)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const second = await page(first.nextCursor);
    expect(second.rows.map(({ amountCents }) => amountCents)).toEqual([11, 12]);
    expect(second.nextCursor).toBeNull();
  });

  it('finds a payment by its number, its rental and its customer, and keeps to one customer where asked', async () => {
    const mine = await makeRental('Wilna Ogé', 'R-2026-00007');
    const other = await makeRental('Edner Fleurimond', 'R-2026-00008');
    const first = await makePayment(tenant, mine, { number: 'P-2026-00003', amountCents: 100, receivedAt: ago(2) });
    const second = await makePayment(tenant, mine, { number: 'P-2026-00004', amountCents: 100, receivedAt: ago(1) });
    const theirs = await makePayment(tenant, other, { number: 'P-2026-00005', amountCents: 100, receivedAt: ago(0) });
    const found = async (q: string, customerId?: string) => {
      const filters = { ...PaymentFilters.parse({ q }), ...(customerId && { customerId }) };
      return (await read((ctx) => listPayments(ctx, filters))).rows.map(({ id }) => id);
    };
    expect(await found('')).toEqual([theirs, second, first]);
    expect(await found('P-2026-00004')).toEqual([second]);
    expect(await found('r-2026-00007')).toEqual([second, first]);
    expect(await found('p20260000 4')).toContain(second);
    expect(await found('wilna 00004')).toEqual([second]);
    expect(await found('wilna 00005')).toEqual([]);
    expect(await found('P202600004')).toEqual([second]);
    expect(await found('r-2026-7')).toEqual([second, first]);
    expect(await found('%')).toEqual([]);
    expect(await found('fleurimond')).toEqual([theirs]);
    expect(await found('', mine.customerId)).toEqual([second, first]);
    expect(await found('00005', mine.customerId)).toEqual([]);
    expect(await read((q) => countCustomerPayments(q, mine.customerId))).toBe(2);
  });

  it('lists what was used of a rental’s deposit in the order it was used', async () => {
    const [mine, other] = [await makeRental('Wilna Ogé', 'R-1'), await makeRental('Edner Fleurimond', 'R-2')];
    const apply = (rentalId: string, amountCents: number, appliedAt: Date) => {
      const row = { tenantId: tenant.id, id: newId(), rentalId, amountCents, appliedBy: tenant.members.agent };
      return withTenant(tenant.id, (tx) => tx.insert(depositApplications).values({ ...row, appliedAt }));
    };
    await apply(mine.id, -300, ago(1));
    await apply(mine.id, 800, ago(2));
    await apply(other.id, 700, ago(3));
    const applications = await read((q) => listDepositApplications(q, mine.id));
    expect(applications.map(({ amountCents, at }) => [amountCents, at])).toEqual([
      [800, ago(2)],
      [-300, ago(1)],
    ]);
  });
});
