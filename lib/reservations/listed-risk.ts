import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { noShowAt } from '../no-show-at';
import type { ReadContext } from '../server/query';
import { isEndangered } from './is-endangered';
import { vehicleHolders } from './vehicle-holders';

/**
 * Whether each row of `reservations` is at risk (docs/rules.md §7), for lists. The database asks it by the vehicle, for the
 * rows of one page only.
 */
export function listedRisk({ tenantId, now }: Pick<ReadContext, 'tenantId' | 'now'>): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from (select reservations.*) s
    join ${vehicleHolders(tenantId)} o on o.vehicle_id = reservations.vehicle_id
    where s.status = 'confirmed' and ${noShowAt} > ${now.toISOString()}::timestamptz and ${isEndangered(now)})`;
}
