import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

const LOCK = 18_041_803;
const ROLES = ['wout_app', 'wout_platform'];

/** Applies all pending migrations. A second server that starts at the same time waits for the first. */
export async function migrate(databaseUrl: string): Promise<void> {
  // Without prepared statements, which not every pooler lets through.
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  const turn = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await assertRolesUsable(sql);
    await turn.begin((alone) => inTurn(sql, alone));
  } finally {
    await Promise.all([sql.end({ timeout: 5 }), turn.end({ timeout: 5 })]);
  }
}

/** The lock ends with its transaction, so that it holds behind a pooler too, where the next statement may go to another connection. */
async function inTurn(sql: postgres.Sql, alone: postgres.TransactionSql): Promise<void> {
  await alone`select pg_advisory_xact_lock(${LOCK})`;
  // For a Citus cluster, where a migration touches tables of every kind in one transaction. Elsewhere it means nothing.
  await sql`set citus.multi_shard_modify_mode = 'sequential'`;
  await applyMigrations(drizzle(sql), { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
}

/**
 * Roles belong to a whole server. If another owner's database has made ours there, a migration would fail at them without
 * saying why.
 */
async function assertRolesUsable(sql: postgres.Sql): Promise<void> {
  const [found] = await sql<{ roles: string | null; login: string }[]>`
    select string_agg(quote_ident(rolname), ', ') as roles, quote_ident(current_user) as login
    from pg_roles where rolname = any(${ROLES}) and not pg_has_role(current_user, oid, 'member')`;
  if (!found?.roles) return;
  throw new Error(
    `The roles ${found.roles} of this PostgreSQL server belong to another owner, whose database uses them too. Use a ` +
      `server of its own for this database. If both owners may read both databases, a superuser or the other owner can ` +
      `instead run: grant ${found.roles} to ${found.login};`,
  );
}
