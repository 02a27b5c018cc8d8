import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { activateRental } from '@/lib/rentals/activate-rental';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeEndpoint } from '@/tests/support/make-webhook';

afterAll(closeDatabase);

it('tells the company’s other programs of a hand-over, with its times and total', async () => {
  const tenant = await makeTenant();
  await makeEndpoint(tenant, { events: ['rental.activated'] });
  const draft = await makeDraft(tenant);
  const { id: rentalId, number } = await activateRental(await asAgent(tenant), draft);
  const [rows, [rental]] = await withTenant(tenant.id, (tx) =>
    Promise.all([tx.select().from(webhookDeliveries), tx.select().from(rentals).where(eq(rentals.id, rentalId))]),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.payload).toMatchObject({
    type: 'rental.activated',
    data: {
      ...{ rentalId, number, status: 'active', reservationId: null },
      ...{ customerId: rental?.customerId, vehicleId: draft.vehicleId, totalCents: 28_500 },
      ...{ pickupAt: rental?.pickupAt?.toISOString(), dueAt: rental?.dueAt?.toISOString() },
    },
  });
});
