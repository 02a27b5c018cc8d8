/** Fills the database of `DATABASE_URL` with a company whose lists have two pages. Its manager signs in as the demo's do. */
import postgres from 'postgres';
import { newId } from '@/lib/id';
import { fillCompany } from './fill-company';

const SIZE = 60;

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
const tenantId = await fillCompany(sql, SIZE);
const memberId = newId();
await sql`insert into tenant_settings (tenant_id, legal_name) values (${tenantId}, 'Bench')`;
await sql`insert into members (tenant_id, id, name, email, role, password_hash)
  select ${tenantId}, ${memberId}, name, 'manager@bench.test', role, password_hash from members where email = 'manager@lakay.test'`;
await sql`with cars as (select id, row_number() over (order by id) as at from vehicles where tenant_id = ${tenantId}),
    people as (select id, row_number() over (order by id) as at from customers where tenant_id = ${tenantId})
  insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, returned_at, daily_rate_cents, deposit_cents, miles_per_day, fuel_policy, total_cents, created_by)
  select ${tenantId}, gen_random_uuid(), 'R-2026-' || to_char(cars.at, 'fm00000'), 'completed', people.id, cars.id, now() - interval '9 days', now() - interval '6 days', now() - interval '6 days', 5500, 0, 60, 'full_to_full', 16500, ${memberId}
  from cars join people using (at) where cars.at % 30 <> 0`;
await sql`insert into payments (tenant_id, id, number, kind, rental_id, customer_id, amount_cents, method, received_at, received_by)
  select tenant_id, gen_random_uuid(), 'P' || number, 'balance', id, customer_id, 5500, 'cash', returned_at, ${memberId}
  from rentals where tenant_id = ${tenantId} and status = 'completed'`;
await sql.end();
