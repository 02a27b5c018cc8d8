import { headers } from 'next/headers';
import postgres from 'postgres';

const sql = postgres(process.env.DATABASE_URL, { max: 20 });
const LISTED = 'id, full_name, phone, email, city, country, language, license_number, license_expires_on, status, tier';

/** Rows of one company, in one transaction with row security and after a look at the company, as each of our lists reads them. */
export async function readRows() {
  const tenantId = (await headers()).get('x-tenant') ?? '';
  return sql.begin(async (tx) => {
    tx.unsafe(`set local role wout_app; set local app.tenant_id = '${tenantId}'`).execute();
    await tx`select t.id, t.slug, t.name, o.time_zone from tenants t join tenant_settings o on o.tenant_id = t.id
      where t.id = ${tenantId}`;
    return tx.unsafe(
      `select ${LISTED} from customers where tenant_id = $1 and archived_at is null order by name_key, id limit 25`,
      [tenantId],
      { prepare: true },
    );
  });
}
