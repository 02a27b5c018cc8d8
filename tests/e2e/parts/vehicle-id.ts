import postgres from 'postgres';
import type { Company } from './company';

/** The id of the one vehicle that a journey's company has. */
export async function vehicleIdOf(company: Company): Promise<string> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1 });
  try {
    const [row] = await sql`
      select v.id from vehicles v join tenants t on t.id = v.tenant_id
      where t.slug = ${company.slug} and v.plate = ${company.vehicle.plate}`;
    return String(row?.id);
  } finally {
    await sql.end();
  }
}
