import 'server-only';
import { listPayments } from '../payments/list-payments';
import type { ReadContext } from '../server/query';
import { revenueWindow, utilizationNow } from './figures';
import { getDashboardCounts } from './get-dashboard-counts';
import { getPeriodUse } from './get-period-use';
import { listAtRiskReservations } from './list-at-risk-reservations';
import { listExpiringDocuments } from './list-expiring-documents';
import { listOpenTickets } from './list-open-tickets';
import { listRentalsOut } from './list-rentals-out';
import { revenueByDay } from './revenue-by-day';

const LIST_LENGTH = 8;

/** Everything the dashboard shows about the company's day. */
export async function getDashboard(ctx: ReadContext) {
  const [counts, revenue, period, rentalsOut, tickets, recent, atRisk, expiring] = await Promise.all([
    getDashboardCounts(ctx),
    revenueByDay(ctx),
    getPeriodUse(ctx),
    listRentalsOut(ctx, LIST_LENGTH),
    listOpenTickets(ctx, LIST_LENGTH),
    listPayments(ctx, { q: '', cursor: null, size: 10 }),
    listAtRiskReservations(ctx, LIST_LENGTH),
    listExpiringDocuments(ctx, LIST_LENGTH),
  ]);
  return {
    counts,
    utilization: utilizationNow(counts.fleet),
    period,
    revenue: revenueWindow(revenue),
    rentalsOut,
    tickets,
    recentPayments: recent.rows.slice(0, LIST_LENGTH),
    atRisk,
    expiring,
  };
}
