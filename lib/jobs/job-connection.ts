/**
 * The database's address for the driver of background jobs. It would take `sslmode=require` for `verify-full` and so refuse the
 * certificates that many hosts sign themselves, which PostgreSQL's own programs and our other driver accept.
 */
export function jobConnection(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
