import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** The name of the class of each row of `vehicles`, for queries that do not join it; null for a vehicle of no class. */
export const classNameSql: SQL<string | null> = sql`(
  select c.name from vehicle_classes c where c.tenant_id = vehicles.tenant_id and c.id = vehicles.class_id)`;
