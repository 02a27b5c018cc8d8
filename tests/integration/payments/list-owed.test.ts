import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { listOwed } from '@/lib/payments/list-owed';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';

afterAll(closeDatabase);

it('says what each customer owes over all rentals, whatever another rental was overpaid', async () => {
  const tenant = await makeTenant();
  const owing = await makeCustomer(tenant);
  const paid = await makeCustomer(tenant);
  const idle = await makeCustomer(tenant);
  const first = await makeActiveRental(tenant, { customerId: owing });
  await makeActiveRental(tenant, { customerId: owing });
  const third = await makeActiveRental(tenant, { customerId: paid });
  await makePayment(tenant, first, { amountCents: 30_000 });
  await makePayment(tenant, third, { amountCents: 22_000 });
  const owed = (ids: string[]) => asAgent(tenant).then((ctx) => query(ctx, 'customers.view', (q) => listOwed(q, ids)));
  expect(await owed([owing, paid, idle])).toEqual({ [owing]: 22_000 });
  expect(await owed([paid])).toEqual({});
  expect(await owed([])).toEqual({});
});
