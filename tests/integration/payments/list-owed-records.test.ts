import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { listOwedRecords } from '@/lib/payments/list-owed-records';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';

afterAll(closeDatabase);

it('lists what a customer owes by record, and leaves out what is paid and what others owe', async () => {
  const tenant = await makeTenant();
  const customerId = await makeCustomer(tenant);
  const owed = await makeActiveRental(tenant, { customerId, values: { number: 'R-2026-00002' } });
  const paid = await makeActiveRental(tenant, { customerId, values: { number: 'R-2026-00001' } });
  const back = await makeActiveRental(tenant, { customerId, values: { number: 'R-2026-00003', status: 'completed' } });
  await makeActiveRental(tenant);
  await makePayment(tenant, owed, { amountCents: 2000 });
  await makePayment(tenant, paid, { amountCents: 22_000 });
  const found = await query(await asAgent(tenant), 'payments.view', (q) => listOwedRecords(q, customerId));
  const one = { of: 'rental', dueCents: 22_000, ledgerVersion: 0 };
  expect(found).toEqual([
    { ...one, id: owed.id, number: 'R-2026-00002', dueCents: 20_000, depositLeftCents: 50_000, ledgerVersion: 1 },
    { ...one, id: back.id, number: 'R-2026-00003', depositLeftCents: null },
  ]);
});
