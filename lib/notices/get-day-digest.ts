import 'server-only';
import { sql } from 'drizzle-orm';
import { type AtRiskReservation, listAtRiskReservations } from '../dashboard/list-at-risk-reservations';
import { type ExpiringDocument, listExpiringDocuments } from '../dashboard/list-expiring-documents';
import { daysBetween, localDay } from '../dates';
import { URGENT_DAYS } from '../expiry';
import type { CompanyRead } from '../server/query';
import { listMovements, type Movement } from '../today/list-movements';

const MOST = 50;

export interface NoShow {
  number: string;
  customerName: string;
  pickupAt: Date;
}

/** What a company's day brings, as the daily mail tells it. */
export interface DayDigest {
  out: Movement[];
  back: Movement[];
  overdue: Movement[];
  atRisk: AtRiskReservation[];
  /** Of the last 24 hours. */
  noShows: NoShow[];
  /** Papers that run out within 7 days, or have. */
  papers: ExpiringDocument[];
}

/** Reads what a company's day brings. */
export async function getDayDigest(ctx: CompanyRead): Promise<DayDigest> {
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const [{ out, back }, atRisk, noShows, { documents }] = await Promise.all([
    listMovements(ctx, 'today'),
    listAtRiskReservations(ctx, MOST),
    listNoShows(ctx),
    listExpiringDocuments(ctx, MOST),
  ]);
  return {
    out,
    back: back.filter(({ late }) => !late),
    overdue: back.filter(({ late }) => late),
    atRisk,
    noShows,
    papers: documents.filter(({ expiresOn }) => daysBetween(today, expiresOn) <= URGENT_DAYS),
  };
}

async function listNoShows(ctx: CompanyRead): Promise<NoShow[]> {
  const rows = await ctx.tx.execute<{ number: string; full_name: string; pickup_at: string }>(sql`
    select s.number, c.full_name, s.pickup_at
    from reservations s join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.status = 'no_show'
      and s.closed_at > ${ctx.now.toISOString()}::timestamptz - interval '24 hours'
    order by s.pickup_at, s.id`);
  return rows.map((row) => ({
    number: row.number,
    customerName: row.full_name,
    pickupAt: new Date(row.pickup_at),
  }));
}
