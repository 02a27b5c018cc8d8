import postgres from 'postgres';

/** What a backup must know of a database's server and of its login. */
export async function aboutServer(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    const [found] = await sql`
      select current_setting('server_version_num')::int / 10000 as major, rolsuper or rolbypassrls as reads_all,
        to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables
      from pg_roles where rolname = current_user`;
    const [done] = found.migrated ? await sql`select count(*)::int as count from drizzle.__drizzle_migrations` : [];
    return { major: found.major, readsAll: found.reads_all, tables: found.tables, migrations: done?.count ?? 0 };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Makes the roles that the tables' rights name, as our first migrations do. They belong to the server, so no backup of a database has them. */
export async function makeRoles(databaseUrl, statement) {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
