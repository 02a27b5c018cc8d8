import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { localDay, startOfLocalDay } from '../dates';
import type { CompanyRead } from '../server/query';

const WITHIN_DAYS = 30;

export interface ExpiringDocument {
  kind: 'insurance' | 'registration' | 'license';
  /** The vehicle or customer it belongs to. */
  ownerId: string;
  owner: string;
  expiresOn: string;
  expired: boolean;
}

/**
 * Documents that expire within 30 days or have expired. Assumption: only licenses of customers with a vehicle out or
 * reserved count, because all others show theirs again before the next rental.
 */
export async function listExpiringDocuments(ctx: CompanyRead, limit: number) {
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const last = localDay(startOfLocalDay(ctx.now, timeZone, WITHIN_DAYS), timeZone);
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    select *, count(*) over ()::int as total from (
      select 'insurance' as kind, id, make || ' ' || model || ', ' || plate as owner, insurance_expires_on as expires_on
      from vehicles where tenant_id = ${ctx.tenantId} and archived_at is null and service_status <> 'inactive'
      union all
      select 'registration', id, make || ' ' || model || ', ' || plate, registration_expires_on
      from vehicles where tenant_id = ${ctx.tenantId} and archived_at is null and service_status <> 'inactive'
      union all
      select 'license', c.id, c.full_name, c.license_expires_on from customers c
      where c.tenant_id = ${ctx.tenantId} and c.archived_at is null and c.id in (
        select customer_id from rentals where tenant_id = ${ctx.tenantId} and status = 'active'
        union select customer_id from reservations where tenant_id = ${ctx.tenantId} and status = 'confirmed')
    ) documents
    where expires_on <= ${last}::date
    order by expires_on, owner limit ${limit}`);
  const documents = rows.map((row): ExpiringDocument => {
    const expiresOn = String(row.expires_on);
    return {
      // Safe because the statement above names these three.
      kind: row.kind as ExpiringDocument['kind'],
      ownerId: String(row.id),
      owner: String(row.owner),
      expiresOn,
      expired: expiresOn < today,
    };
  });
  return { documents, total: Number(rows[0]?.total ?? 0) };
}
