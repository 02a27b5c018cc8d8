/**
 * Throws if a production server would start with an embedded database that nobody asked for. Many hosts empty the disk
 * with its data at every deploy.
 * @param {Record<string, string | undefined>} env
 */
export function assertDatabaseChosen(env) {
  if (env.NODE_ENV !== 'production' || env.DATABASE_URL || env.EMBEDDED_DATABASE === 'true') return;
  throw new Error(
    'DATABASE_URL is not set. Set it to a PostgreSQL database (postgres://user:password@host:5432/name), or set EMBEDDED_DATABASE=true to run the embedded one, which keeps its data in .data/postgres on this machine.',
  );
}
