import { withTenant } from '@/db/client';
import { payments } from '@/db/schema/payments';
import { newId } from '@/lib/id';
import type { TestTenant } from './factories';

type Values = Partial<typeof payments.$inferInsert> & { amountCents: number };

/** A line of a rental's ledger as it stands in the table, without a receipt: by default a balance paid in cash now. */
export async function makePayment(
  tenant: TestTenant,
  rental: { id: string; customerId: string },
  values: Values,
): Promise<string> {
  const id = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(payments).values({
      tenantId: tenant.id,
      id,
      number: `P-${id}`,
      kind: 'balance',
      rentalId: rental.id,
      customerId: rental.customerId,
      method: 'cash',
      receivedAt: new Date(),
      receivedBy: tenant.members.agent,
      ...values,
    }),
  );
  return id;
}
