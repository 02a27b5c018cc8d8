import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { normalizeSearch, numberKey } from '@/lib/search/search-text';
import { findBy } from './find-by';

export interface Company {
  slug: string;
  name: string;
  vehicle: { plate: string };
  customer: { name: string };
}

/** A company of a journey's own: members, settings and password of the demo's, one vehicle, one customer. */
export async function makeCompany(): Promise<Company> {
  const url = process.env.E2E_DATABASE_URL;
  if (!url) throw new Error('E2E_DATABASE_URL is not set; "npm test" sets it');
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const id = randomUUID();
  const mark = id.slice(0, 8);
  const slug = `e2e-${mark}`;
  const plate = `E${mark.slice(0, 6).toUpperCase()}`;
  const customer = `Célestin Dieudonné ${mark}`;
  try {
    await sql.begin(async (tx) => {
      const [model] = await tx`select id from tenants where slug = 'lakay'`;
      await tx`insert into tenants (id, slug, name, plan) values (${id}, ${slug}, ${`Company ${mark}`}, 'premium')`;
      await tx`set local role wout_app`;
      await tx.unsafe(`set local app.tenant_id = '${model?.id}'`);
      const staff = await tx`select name, role, password_hash from members where email like '%@lakay.test'`;
      await tx.unsafe(`set local app.tenant_id = '${id}'`);
      await tx`insert into tenant_settings (tenant_id, legal_name) values (${id}, ${`Company ${mark}`})`;
      for (const member of staff) {
        await tx`insert into members (tenant_id, id, name, email, role, password_hash)
          values (${id}, ${randomUUID()}, ${member.name}, ${`${member.role}@${slug}.test`}, ${member.role}, ${member.password_hash})`;
      }
      const vehicleId = randomUUID();
      const customerId = randomUUID();
      await tx`insert into vehicles (tenant_id, id, make, model, year, plate, plate_key, seats, fuel_type, transmission, daily_rate_cents, odometer_km, search_text, name_key)
        values (${id}, ${vehicleId}, 'Nissan', 'Patrol', 2022, ${plate}, ${plate}, 7, 'diesel', 'automatic', 12000, 30000, ${`nissan patrol ${plate.toLowerCase()}`}, 'nissan patrol')`;
      await tx`insert into customers (tenant_id, id, full_name, license_number, license_expires_on, search_text, name_key, license_key)
        values (${id}, ${customerId}, ${customer}, ${`L${mark}`}, '2034-01-31', ${`celestin dieudonne ${mark}`}, ${normalizeSearch(customer)}, ${numberKey(`L${mark}`)})`;
      await findBy(tx, { company: id, kind: 'vehicle', id: vehicleId, parts: ['Nissan Patrol', plate] });
      await findBy(tx, { company: id, kind: 'customer', id: customerId, parts: [customer, `L${mark}`] });
    });
  } finally {
    await sql.end();
  }
  return { slug, name: `Company ${mark}`, vehicle: { plate }, customer: { name: customer } };
}

/** What a company has of a thing, as the database counts it. */
export async function countIn(
  slug: string,
  table: 'rentals' | 'payments' | 'customers' | 'vehicles' | 'vehicles',
  where = 'true',
): Promise<number> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1 });
  try {
    const [row] = await sql.unsafe(
      `select count(*)::int as count from ${table} t join tenants c on c.id = t.tenant_id where c.slug = $1 and ${where}`,
      [slug],
    );
    return Number(row?.count);
  } finally {
    await sql.end();
  }
}
