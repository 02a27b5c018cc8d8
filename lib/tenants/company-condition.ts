import 'server-only';
import { or, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { tenants } from '@/db/schema/tenants';
import { normalizeSearch } from '../search/normalize-search';
import { textCondition } from '../search/text-condition';

/** Companies by any part of the name, however it is spelled, or of the subdomain. Undefined if nothing is searched. */
export function companyCondition(q: string): SQL | undefined {
  if (!q) return undefined;
  const slug = normalizeSearch(q).replaceAll(' ', '-');
  if (!slug) return sql`false`;
  return or(textCondition(q, [nameKey(tenants.name)]), sql`strpos(${tenants.slug}, ${slug}) > 0`);
}
