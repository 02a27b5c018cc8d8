import postgres from 'postgres';

interface TableFacts {
  name: string;
  forced: boolean;
  policies: number;
  kept_apart: boolean;
}

/** Every tenant table (one with a `tenant_id`), from the catalogue, with what row security it has for `wout_app`. */
const TENANT_TABLES = `
  select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polroles && array['wout_app'::regrole::oid, 0]) as policies,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polroles = array['wout_app'::regrole::oid]
      and pg_get_expr(p.polqual, p.polrelid) = '(tenant_id = app_tenant_id())'
      and pg_get_expr(p.polwithcheck, p.polrelid) = '(tenant_id = app_tenant_id())') as kept_apart
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
  order by 1`;

/**
 * The start-up proof: every tenant table must be forced behind row security, have the one policy that keeps tenants apart, and show
 * `wout_app` no row while no tenant is set. Answers the sentences that say what is wrong; an empty list is the proof.
 */
export async function isolationFaults(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin(faultsIn);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The proof inside a transaction, whose role it leaves as `wout_app`. */
export async function faultsIn(tx: postgres.TransactionSql): Promise<string[]> {
  const faults: string[] = [];
  const [role] = await tx`select rolsuper or rolbypassrls as mighty from pg_roles where rolname = 'wout_app'`;
  if (role?.mighty !== false) return ['The role wout_app is missing or may bypass row security.'];
  const tables = await tx.unsafe<TableFacts[]>(TENANT_TABLES);
  if (tables.length === 0) faults.push('No tenant table was found.');
  await tx.unsafe('set local role wout_app');
  for (const { name, forced, policies, kept_apart: keptApart } of tables) {
    if (!forced) faults.push(`Row security is not forced on ${name}.`);
    if (!keptApart || policies !== 1) faults.push(`The policies of ${name} do not keep tenants apart.`);
    const [seen] = await tx.unsafe<{ any: boolean }[]>(`select exists (select from ${name}) as any`);
    if (seen?.any) faults.push(`Without a tenant, ${name} shows rows.`);
  }
  return faults;
}

/** Refuses to go on where the isolation of tenants does not hold. */
export async function proveIsolation(databaseUrl: string): Promise<void> {
  const faults = await isolationFaults(databaseUrl);
  if (faults.length > 0) throw new Error(`The database does not keep companies apart:\n${faults.join('\n')}`);
}
