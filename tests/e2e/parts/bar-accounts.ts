import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** Lets the agent of a company be locked out, as after five wrong passwords, and its manager be switched off. */
export async function barAccounts(slug: string): Promise<void> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  try {
    const attempts = Array.from({ length: 5 }, () => ({
      id: randomUUID(),
      account: `${slug}/agent@${slug}.test`,
      address: '192.0.2.9',
    }));
    await sql`insert into login_attempts ${sql(attempts)}`;
    await sql.begin(async (tx) => {
      const [company] = await tx`select id from tenants where slug = ${slug}`;
      await tx.unsafe(`set local app.tenant_id = '${company?.id}'`);
      await tx`update members set active = false where tenant_id = ${company?.id} and role = 'manager'`;
    });
  } finally {
    await sql.end();
  }
}
