import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { PaymentFilters } from '@/lib/payments/input';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { PAYMENT_AGES } from '@/lib/payments/values';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
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

/** A rental since ten days ago of a customer with this name, with a number of its own. */
async function makeRental(
  fullName: string,
  number: string,
  more: { vehicleId?: string; out?: Date; due?: Date; phone?: string } = {},
) {
  const { phone = null, ...rest } = more;
  const customerId = await makeCustomer(tenant, { fullName, phone });
  return makeActiveRental(tenant, { out: ago(240), customerId, ...rest, values: { number } });
}

describe('the money still to be collected', () => {
  it('is listed by due date, with what a clerk needs in order to call', async () => {
    const vehicleId = await makeVehicle(tenant, { make: 'Kia', model: 'Rio', plate: 'AB-123', plateKey: 'ab123' });
    const later = await makeRental('Wilna Ogé', 'R-2026-00007', { due: ago(-48) });
    const sooner = await makeRental('Edner Fleurimond', 'R-2026-00008', { vehicleId, due: ago(24) });
    const paid = await makeRental('Naika Bazile', 'R-2026-00009', { due: ago(12) });
    await makePayment(tenant, paid, { amountCents: 5500 * 10 });
    await makePayment(tenant, sooner, { amountCents: 9_500 });
    await makePayment(tenant, sooner, { kind: 'deposit', amountCents: 20_000 });
    await makePayment(tenant, sooner, { amountCents: 1, voidedAt: NOW });
    const pending = await read((q) => listPendingCollections(q, PaymentFilters.parse({})));
    expect(pending.rows.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect(pending.rows[0]).toMatchObject({
      ...{ number: 'R-2026-00008', status: 'active', customerName: 'Edner Fleurimond', customerPhone: null },
      ...{ customerLanguage: 'fr', age: 'week' },
      ...{ vehicle: 'Kia Rio', plate: 'AB-123', dueAt: ago(24).toISOString(), dueCents: 9 * 5500 - 9_500 },
      ...{ depositLeftCents: 30_000, ledgerVersion: 4 },
    });
    const sums = await read((q) => sumPendingCollections(q, { q: '' }));
    expect(sums).toMatchObject({ total: 2, sumCents: 9 * 5500 - 9_500 + 12 * 5500 });
  });

  it('is aged by full days: up to 7, up to 30, longer', async () => {
    const second = 1 / 3600;
    const due: [string, number][] = [
      ['to_come', -second],
      ['week', 0],
      ['week', 7 * 24 - second],
      ['month', 7 * 24],
      ['month', 30 * 24 - second],
      ['older', 30 * 24],
    ];
    for (const [index, [age, hours]] of due.entries())
      await makeRental(`${age} ${index}`, `R-2026-0000${index}`, { out: ago(hours + 24), due: ago(hours) });
    for (const age of PAYMENT_AGES) {
      const found = await read((q) => listPendingCollections(q, PaymentFilters.parse({ age })));
      const expected = due.flatMap(([name], index) => (name === age ? [`${age} ${index}`] : []));
      expect(found.rows.map(({ customerName }) => customerName).toSorted(), age).toEqual(expected);
    }
    const { ages } = await read((q) => sumPendingCollections(q, { q: '' }));
    expect(ages.map(({ age, total, sumCents }) => [age, total, sumCents])).toEqual([
      ['to_come', 1, 5_500],
      ['week', 2, 11_000],
      ['month', 2, 11_000],
      ['older', 1, 5_500],
    ]);
  });

  it('is found by rental, customer, vehicle and plate, and summed up for what was found', async () => {
    const vehicleId = await makeVehicle(tenant, {
      ...{ make: 'Kia', model: 'Rio', plate: 'AB-123', plateKey: 'ab123', searchText: 'kia rio' },
    });
    const mine = await makeRental('Wilna Ogé', 'R-2026-00007', { vehicleId, phone: '+50937001122' });
    await makeRental('Edner Fleurimond', 'R-2026-00008', { due: ago(0) });
    for (const q of ['R-2026-00007', 'wilna', 'RIO', 'ab123']) {
      const found = await read((ctx) => listPendingCollections(ctx, PaymentFilters.parse({ q })));
      expect(
        found.rows.map(({ id, customerPhone }) => [id, customerPhone]),
        q,
      ).toEqual([[mine.id, '+50937001122']]);
      expect(await read((ctx) => sumPendingCollections(ctx, { q })), q).toMatchObject({ total: 1, sumCents: 4 * 5500 });
    }
    const nobody = PaymentFilters.parse({ q: 'nobody' });
    expect((await read((ctx) => listPendingCollections(ctx, nobody))).rows).toEqual([]);
    expect(await read((ctx) => sumPendingCollections(ctx, nobody))).toMatchObject({ total: 0, sumCents: 0 });
  });
});
