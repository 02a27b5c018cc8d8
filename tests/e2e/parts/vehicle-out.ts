import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { findBy } from './find-by';

/** One more vehicle of a company, out with its customer until tomorrow; answers its plate. */
export async function makeVehicleOut(slug: string): Promise<string> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  const vehicleId = randomUUID();
  const rentalId = randomUUID();
  const plate = `X${vehicleId.slice(0, 6).toUpperCase()}`;
  try {
    await sql.begin(async (tx) => {
      const [company] = await tx`select t.id, c.id as customer, m.id as member from tenants t
        join customers c on c.tenant_id = t.id join members m on m.tenant_id = t.id where t.slug = ${slug} limit 1`;
      const id: string = company?.id;
      await tx`set local role wout_app`;
      await tx.unsafe(`set local app.tenant_id = '${id}'`);
      await tx`insert into vehicles (tenant_id, id, make, model, year, plate, plate_key, seats, fuel_type, transmission, daily_rate_cents, odometer_km, name_key)
        values (${id}, ${vehicleId}, 'Suzuki', 'Jimny', 2022, ${plate}, ${plate}, 4, 'gasoline', 'manual', 7000, 30000, 'suzuki jimny')`;
      await findBy(tx, { company: id, kind: 'vehicle', id: vehicleId, parts: ['Suzuki Jimny', plate] });
      await tx`insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, daily_rate_cents, deposit_cents, miles_per_day, fuel_policy, total_cents, created_by)
        values (${id}, ${rentalId}, ${`R-2026-${plate}`}, 'active', ${company?.customer}, ${vehicleId}, now() - interval '1 day', now() + interval '1 day', 7000, 0, 60, 'full_to_full', 14000, ${company?.member})`;
    });
  } finally {
    await sql.end();
  }
  return plate;
}
