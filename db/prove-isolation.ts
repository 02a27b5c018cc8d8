import postgres from 'postgres';

/** Every tenant table (one with a `tenant_id`), from the catalogue, with what row security it has. */
const TENANT_TABLES = `
  select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
  order by 1`;

/**
 * The start-up proof: as `wout_app` with no tenant set, every tenant table must be forced behind row security and show no row.
 * Answers the sentences that say what is wrong; an empty list is the proof.
 */
export async function isolationFaults(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin(async (tx) => {
      const faults: string[] = [];
      const tables = await tx.unsafe<{ name: string; forced: boolean }[]>(TENANT_TABLES);
      if (tables.length === 0) faults.push('No tenant table was found.');
      const [role] = await tx`select rolsuper or rolbypassrls as mighty from pg_roles where rolname = 'wout_app'`;
      if (role?.mighty !== false) faults.push('The role wout_app is missing or may bypass row security.');
      await tx.unsafe('set local role wout_app');
      for (const { name, forced } of tables) {
        if (!forced) faults.push(`Row security is not forced on ${name}.`);
        const [seen] = await tx.unsafe<{ any: boolean }[]>(`select exists (select from ${name}) as any`);
        if (seen?.any) faults.push(`Without a tenant, ${name} shows rows.`);
      }
      return faults;
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Refuses to go on where the isolation of tenants does not hold. */
export async function proveIsolation(databaseUrl: string): Promise<void> {
  const faults = await isolationFaults(databaseUrl);
  if (faults.length > 0) throw new Error(`The database does not keep companies apart:\n${faults.join('\n')}`);
}
