import postgres from 'postgres';
import { ask } from './ask.mjs';
import { settle } from './counter.mjs';

/**
 * After everything has broken and is back: each act that was sent is sent again under its own key. Then what the database
 * holds must be exactly what was acknowledged, once.
 */
export async function audit({ port, databaseUrl, companies, ledger, result }) {
  const acknowledged = ledger.filter(({ answer }) => answer !== null).length;
  result.note('acts that were sent', ledger.length);
  result.note('acts that were acknowledged', acknowledged);
  result.note('acts that were sent and not answered', ledger.length - acknowledged);
  // Without any the rest would prove nothing.
  result.atMost('runs in which nothing was acknowledged', acknowledged > 0 ? 0 : 1, 0);
  const faults = [];
  for (const entry of ledger) {
    const fault = await settle(port, entry);
    if (fault) faults.push(fault);
  }
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  result.atMost('acts whose answer was lost or changed', faults.length, 0);

  const count = (kind) => ledger.filter((entry) => entry.kind === kind).length;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const found = { out: 0, back: 0, paid: 0, half: 0, doubled: 0 };
  for (const { id } of companies) {
    const [row] = await sql.begin(async (tx) => {
      await tx.unsafe(`set local role wout_app; set local app.tenant_id = '${id}'`);
      return tx`select
        (select count(*)::int from rentals where tenant_id = ${id} and status in ('active', 'completed')) as out,
        (select count(*)::int from rentals where tenant_id = ${id} and status = 'completed') as back,
        (select count(*)::int from payments where tenant_id = ${id}) as paid,
        (select count(*)::int from rentals r where tenant_id = ${id} and status in ('active', 'completed') and not (
          2 = (select count(*) from signatures s where s.tenant_id = r.tenant_id and s.rental_id = r.id)
          and 1 = (select count(*) from vehicle_allocations a where a.tenant_id = r.tenant_id and a.rental_id = r.id)
          and 1 = (select count(*) from inspections i where i.tenant_id = r.tenant_id and i.rental_id = r.id and i.kind = 'checkout')
        )) as half,
        (select count(*)::int from (select 1 from documents d where tenant_id = ${id} group by kind, rental_id, payment_id having count(*) > 1) t) as doubled`;
    });
    for (const name of Object.keys(found)) found[name] += row?.[name] ?? 0;
  }
  await sql.end();
  result.atMost('hand-overs missing or doubled', Math.abs(found.out - count('hand-over')), 0);
  result.atMost('returns missing or doubled', Math.abs(found.back - count('return')), 0);
  result.atMost('payments missing or doubled', Math.abs(found.paid - count('payment')), 0);
  result.atMost('agreements that are half there', found.half, 0);
  result.atMost('papers that are there twice', found.doubled, 0);

  let unprinted = 0;
  for (const { kind, rentalId, company } of ledger) {
    if (kind !== 'hand-over') continue;
    const { status } = await ask(port, { company, path: `/api/rentals/${rentalId}/agreement`, parse: false });
    if (status === 200) continue;
    unprinted += 1;
    console.log(`  the agreement of ${rentalId} answered ${status}`);
  }
  result.atMost('agreements without their paper', unprinted, 0);
}
