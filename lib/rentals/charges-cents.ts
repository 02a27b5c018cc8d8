import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** The charges of each row of `rentals` in cents, without waived ones: `chargesCents` of `balanceOf`, for lists. */
export const chargesCents: SQL<number> = sql<number>`(
  select coalesce(sum(c.amount_cents), 0) from charges c
  where c.tenant_id = rentals.tenant_id and c.rental_id = rentals.id and c.waived_at is null)`.mapWith(Number);
