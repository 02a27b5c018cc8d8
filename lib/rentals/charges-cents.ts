import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** What each row of `rentals` is charged in cents, without what was waived: `chargesCents` of `balanceOf` for a list of them. */
export const chargesCents: SQL<number> = sql<number>`(
  select coalesce(sum(c.amount_cents), 0) from charges c
  where c.tenant_id = rentals.tenant_id and c.rental_id = rentals.id and c.waived_at is null)`.mapWith(Number);
