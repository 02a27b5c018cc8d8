import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { PaymentFilters } from '@/lib/payments/input';
import { listHeld } from '@/lib/payments/list-held';
import { readHeldDeposits } from '@/lib/payments/read-held-deposits';
import { refundPayment } from '@/lib/payments/refund-payment';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

afterAll(closeDatabase);

it('can be given back once the rental is over, as far as the deposit is still held', async () => {
  const tenant = await makeTenant();
  const manager = await asManager(tenant);
  const { id: rentalId } = await makeActiveRental(tenant);
  const paid = await collectPayment(manager, { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' });
  expect(await read(tenant)).toMatchObject({ row: { dueCents: 22_000 }, deposit: undefined });

  await endRental(tenant, rentalId);
  expect(await read(tenant)).toMatchObject({
    row: { cents: 50_000 },
    deposit: { payment: { refundableCents: 50_000 } },
  });
  await refundPayment(manager, { paymentId: paid.id, method: 'cash', amountCents: '100' });
  await applyDeposit(manager, { rentalId, amountCents: '220' });
  expect(await read(tenant)).toMatchObject({
    row: { cents: 18_000, dueCents: 0 },
    deposit: { payment: { id: paid.id, number: paid.number, kind: 'deposit', refundableCents: 18_000 } },
  });
});

async function read(tenant: TestTenant) {
  return query(await asManager(tenant), 'payments.view', async (q) => {
    const { rows } = await listHeld(q, PaymentFilters.parse({ tab: 'held' }));
    return { row: rows[0], deposit: (await readHeldDeposits(q, rows)).get(rows[0]?.id ?? '') };
  });
}

/** As a return does, without the vehicle's condition. */
function endRental({ id }: TestTenant, rentalId: string) {
  const over = { status: 'completed', returnedAt: new Date(), completedAt: new Date() } as const;
  return withTenant(id, (tx) =>
    tx
      .update(rentals)
      .set(over)
      .where(and(eq(rentals.tenantId, id), eq(rentals.id, rentalId))),
  );
}
