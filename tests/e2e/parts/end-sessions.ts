import postgres from 'postgres';

/** Ends all sessions of a company's members, as a password set anew or a suspension does. */
export async function endSessions(slug: string): Promise<void> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  try {
    await sql.begin(async (tx) => {
      const [company] = await tx`select id from tenants where slug = ${slug}`;
      await tx.unsafe(`set local app.tenant_id = '${company?.id}'`);
      await tx`update sessions set revoked_at = now() where tenant_id = ${company?.id}`;
    });
  } finally {
    await sql.end();
  }
}
