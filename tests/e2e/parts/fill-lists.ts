import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { Company } from './company';

const ROWS = 30;

/** Gives a company more vehicles, customers, drivers, rentals and payments than one page of a list shows. */
export function fillLists({ id, members }: Company): Promise<void> {
  return withTenant(id, async (tx) => {
    await tx.execute(sql`insert into vehicles (tenant_id, id, make, model, year, plate, plate_key, color, seats, fuel_type, transmission, daily_rate_cents, odometer_km, name_key)
      select ${id}, gen_random_uuid(), 'Toyota', 'Land Cruiser Prado', 1990 + n, 'LO-' || n, 'LO' || n, 'Silver', 5, 'diesel', 'automatic', 12000 + n, n * 1000, 'toyota land cruiser prado ' || n
      from generate_series(1, ${ROWS}::int) n`);
    await tx.execute(sql`insert into customers (tenant_id, id, full_name, phone, license_number, license_key, license_expires_on, city, name_key)
      select ${id}, gen_random_uuid(), 'Jean-Baptiste Saint-Fleur ' || n, '+5093700' || (1000 + n), 'AA-' || n, 'AA' || n, '2030-01-31', 'Cap-Haïtien', 'jean baptiste saint fleur ' || n
      from generate_series(1, ${ROWS}::int) n`);
    await tx.execute(sql`insert into drivers (tenant_id, id, kind, full_name, phone, license_number, license_key, license_expires_on, name_key)
      select ${id}, gen_random_uuid(), 'additional', 'Marie-Ange Petit-Frère ' || n, '+5093800' || (1000 + n), 'BC-' || n, 'BC' || n, '2030-01-31', 'marie ange petit frere ' || n
      from generate_series(1, ${ROWS}::int) n`);
    await tx.execute(sql`with cars as (select id, row_number() over (order by id) as at from vehicles where tenant_id = ${id}),
        people as (select id, row_number() over (order by id) as at from customers where tenant_id = ${id})
      insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, returned_at, daily_rate_cents, deposit_cents, miles_per_day, fuel_policy, total_cents, created_by)
      select ${id}, gen_random_uuid(), 'R-2026-' || (10000 + cars.at), 'completed', people.id, cars.id, now() - interval '9 days', now() - interval '6 days', now() - interval '6 days', 12000, 0, 60, 'full_to_full', 36000, ${members.manager}
      from cars join people using (at)`);
    await tx.execute(sql`insert into payments (tenant_id, id, number, kind, rental_id, customer_id, amount_cents, method, received_at, received_by)
      select tenant_id, gen_random_uuid(), 'P' || number, 'balance', id, customer_id, 36000, 'bank_transfer', returned_at, ${members.manager}
      from rentals where tenant_id = ${id}`);
  });
}
