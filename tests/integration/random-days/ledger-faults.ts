import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { checkLedger } from '@/lib/payments/check-ledger';
import { ledgerBalances } from '@/lib/payments/ledger-balances';
import { readLedger } from '@/lib/payments/read-ledger';
import { query } from '@/lib/server/query';
import { pendingFaults } from '@/tests/support/pending-faults';
import { type Company, memberOf } from './company';
import { readAccounts } from './ledger';

/** Where money was made or lost, or two places tell different amounts. */
export async function ledgerFaults(company: Company): Promise<string[]> {
  const accounts = await readAccounts(company);
  const isHire = (id: string) => company.hires.some((hire) => hire.id === id);
  const ctx = await memberOf(company, 'manager');
  const shown = await query(ctx, 'payments.view', async (q) => ({
    listed: await q.tx.execute<Record<string, unknown>>(ledgerBalances(q.tenantId)),
    single: await Promise.all(
      accounts.map(async ({ id }) => {
        const owner = isHire(id) ? { rentalId: id } : { reservationId: id };
        return { id, ...(await readLedger(q, owner)).balance };
      }),
    ),
    pending: await pendingFaults(q),
  }));
  // The next step then begins after a night.
  const { tenant } = company;
  const night = await withTenant(tenant.id, (tx) => checkLedger({ tenantId: tenant.id, tx, now: new Date() }, 0));
  const faults = accounts.flatMap(({ id, chargesCents, dueCents, heldCents, appliedCents }) => {
    const single = shown.single.find((other) => other.id === id);
    const listed = shown.listed.find(({ rental_id }) => rental_id === id);
    const hire = company.hires.find((other) => other.id === id);
    const told = [
      [single?.dueCents, single?.depositHeldCents],
      ...(isHire(id) ? [[Number(listed?.due_cents ?? 0), Number(listed?.held_cents ?? 0)]] : []),
    ];
    return [
      ...told.filter((amounts) => String(amounts) !== String([dueCents, heldCents])).map(() => `${id} is told wrongly`),
      ...(heldCents < 0 ? [`${id} holds a negative deposit`] : []),
      ...(appliedCents < 0 ? [`${id} has used a negative deposit`] : []),
      ...(hire?.status === 'cancelled' && chargesCents !== 0 ? [`${id} is cancelled and still charged`] : []),
      ...(chargesCents < 0 ? [`${id} is charged a negative amount`] : []),
    ];
  });
  const rows = await withTenant(company.tenant.id, (tx) =>
    tx.execute<{ fault: string }>(sql`
      select 'refunded more than paid: ' || p.id as fault from payments p where p.voided_at is null
        and p.amount_cents < (select coalesce(sum(f.amount_cents), 0) from payments f
          where f.refunded_payment_id = p.id and f.voided_at is null)
      union all
      select 'a refund of a voided payment: ' || f.id from payments f join payments p on p.id = f.refunded_payment_id
      where f.voided_at is null and p.voided_at is not null
      union all
      select 'agreed total and charges differ: ' || r.id from rentals r where r.status = 'active'
        and r.total_cents <> (select sum(c.amount_cents) from charges c where c.rental_id = r.id and c.waived_at is null)
        and not exists (select 1 from charges h where h.rental_id = r.id and h.kind in ('cleaning', 'damage', 'other'))`),
  );
  return [
    ...faults,
    ...shown.pending,
    // Past entries never change.
    ...night.map(({ kind, number }) => `${kind} at night: ${number}`),
    ...rows.map(({ fault }) => fault),
  ];
}
