import postgres from 'postgres';

interface TableFacts {
  name: string;
  owned: boolean;
  forced: boolean;
  policies: number;
  kept_apart: boolean;
  readable: boolean;
}

/**
 * The tables that belong to the platform and not to a company. The application's role may read few of them, all but plans and
 * their prices through a policy that shows a company its own row. Every other table must have a `tenant_id`.
 */
const PLATFORM_TABLES = [
  'canned_answers',
  'login_attempts',
  'one_time_codes',
  'operator_idempotency_keys',
  'operator_recovery_codes',
  'operator_second_factors',
  'operator_sessions',
  'operators',
  'outside_messages',
  'outside_questions',
  'plan_periods',
  'plan_prices',
  'plans',
  'platform_audit_entries',
  'platform_audit_seals',
  'platform_checks',
  'platform_invoices',
  'platform_settings',
  'read_counts',
  'sign_ups',
  'subscriptions',
  'tenant_notes',
  'tenants',
];
const OWN_ROWS_ONLY = ['platform_invoices', 'subscriptions', 'tenants'];
const READABLE_PLATFORM_TABLES = ['plans', 'plan_prices', ...OWN_ROWS_ONLY];

/**
 * Every table of the schema from the catalog, with whether it has a `tenant_id` and its row security for `wout_app`.
 */
const TABLES = `
  select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as owned,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polroles && array['wout_app'::regrole::oid, 0]) as policies,
    exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polroles = array['wout_app'::regrole::oid]
      and pg_get_expr(p.polqual, p.polrelid) = '(tenant_id = app_tenant_id())'
      and pg_get_expr(p.polwithcheck, p.polrelid) = '(tenant_id = app_tenant_id())') as kept_apart,
    has_table_privilege('wout_app', c.oid, 'select') as readable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and ($1::text is null or c.oid::regclass::text = $1)
  order by 1`;

/**
 * The check at startup. Every tenant table must force row security, have exactly the policy that separates tenants, and
 * show `wout_app` no row while no tenant is set. Returns a sentence for each fault; an empty list means all is well.
 */
export async function isolationFaults(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    return await sql.begin((tx) => faultsIn(tx));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * The same check inside a transaction, limited to the table `only` if it is given. Afterwards the transaction's role is
 * `wout_app`.
 */
export async function faultsIn(tx: postgres.TransactionSql, only: string | null = null): Promise<string[]> {
  const [role] = await tx`select rolsuper or rolbypassrls as mighty from pg_roles where rolname = 'wout_app'`;
  if (role?.mighty !== false) return ['The role wout_app is missing or may bypass row security.'];
  const tables = await tx.unsafe<TableFacts[]>(TABLES, [only]);
  const faults = tables.filter(({ owned }) => !owned).flatMap(platformFaults);
  if (!only && !tables.some(({ owned }) => owned)) faults.push('No tenant table was found.');
  await tx.unsafe('set local role wout_app');
  for (const table of tables.filter(({ owned }) => owned)) faults.push(...(await tenantFaults(tx, table)));
  for (const { name } of tables.filter(({ name }) => OWN_ROWS_ONLY.includes(name)))
    faults.push(...(await faultOfRows(tx, name)));
  return faults;
}

/** A table without a tenant shows its rows to every company, unless the application's role can't read it. */
function platformFaults({ name, readable, forced }: TableFacts): string[] {
  if (!PLATFORM_TABLES.includes(name))
    return [`${name} has no tenant_id and is none of the platform's tables (PLATFORM_TABLES).`];
  if (OWN_ROWS_ONLY.includes(name) && !forced) return [`Row security is not forced on ${name}.`];
  const allowed = READABLE_PLATFORM_TABLES.includes(name);
  return readable && !allowed ? [`${name} is the platform's own, but wout_app may read it.`] : [];
}

async function tenantFaults(tx: postgres.TransactionSql, table: TableFacts): Promise<string[]> {
  const { name, forced, policies, kept_apart: keptApart, readable } = table;
  if (!forced && policies === 0)
    return [`The protection of ${name} was forgotten: a migration must call wout_protect('${name}').`];
  const faults: string[] = [];
  if (!forced) faults.push(`Row security is not forced on ${name}.`);
  if (!keptApart || policies !== 1) faults.push(`The policies of ${name} do not keep tenants apart.`);
  if (!readable) return [...faults, `wout_app may not read ${name}.`];
  return [...faults, ...(await faultOfRows(tx, name))];
}

async function faultOfRows(tx: postgres.TransactionSql, name: string): Promise<string[]> {
  const [seen] = await tx.unsafe<{ any: boolean }[]>(`select exists (select 1 from ${name}) as any`);
  return seen?.any ? [`Without a tenant, ${name} shows rows.`] : [];
}

/** Throws if tenants are not isolated. */
export async function proveIsolation(databaseUrl: string): Promise<void> {
  const faults = await isolationFaults(databaseUrl);
  if (faults.length > 0) throw new Error(`The database does not keep companies apart:\n${faults.join('\n')}`);
}
