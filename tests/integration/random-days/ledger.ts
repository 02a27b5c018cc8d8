import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { Company } from './company';

export interface Account {
  id: string;
  chargesCents: number;
  paidCents: number;
  appliedCents: number;
  heldCents: number;
  dueCents: number;
  /** How much of the deposit may be given back, also what paid for charges that fell away since. */
  returnableCents: number;
}

/** Each rental's money, added up by its own queries. */
export async function readAccounts({ tenant }: Company): Promise<Account[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<Record<string, unknown>>(sql`
      select r.id,
        (select coalesce(sum(amount_cents), 0) from charges c where c.rental_id = r.id and c.waived_at is null) as charged,
        (select coalesce(sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end), 0) from payments p
          left join payments o on o.id = p.refunded_payment_id
          where p.rental_id = r.id and p.voided_at is null and coalesce(o.kind, p.kind) <> 'deposit') as paid,
        (select coalesce(sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end), 0) from payments p
          left join payments o on o.id = p.refunded_payment_id
          where p.rental_id = r.id and p.voided_at is null and coalesce(o.kind, p.kind) = 'deposit') as deposited,
        (select coalesce(sum(amount_cents), 0) from deposit_applications d where d.rental_id = r.id) as applied
      from rentals r order by r.id`),
  );
  return rows.map((row) => {
    const [chargesCents, paidCents, appliedCents] = [Number(row.charged), Number(row.paid), Number(row.applied)];
    const heldCents = Number(row.deposited) - appliedCents;
    const dueCents = chargesCents - paidCents - appliedCents;
    const returnableCents = heldCents + Math.max(0, Math.min(appliedCents, -dueCents));
    return { id: String(row.id), chargesCents, paidCents, appliedCents, heldCents, dueCents, returnableCents };
  });
}

export async function accountOf(company: Company, hireId: string): Promise<Account> {
  const found = (await readAccounts(company)).find(({ id }) => id === hireId);
  if (!found) throw new Error('there is no such rental');
  return found;
}

/** What is left of a payment after its refunds; 0 if it was voided. */
export async function leftOf({ tenant }: Company, paymentId: string): Promise<number> {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.execute<{ left: string }>(sql`
      select case when p.voided_at is null then p.amount_cents else 0 end - coalesce((select sum(f.amount_cents)
        from payments f where f.refunded_payment_id = p.id and f.voided_at is null), 0) as left
      from payments p where p.id = ${paymentId}`),
  );
  return Number(row?.left ?? 0);
}
