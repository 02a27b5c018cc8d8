import { changeTurnaround } from '@/lib/allocations/change-turnaround';
import { listShortTurnarounds } from '@/lib/allocations/list-short-turnarounds';
import { route, routeQuery } from '@/lib/server/route';

/** The time to prepare a vehicle, and the bookings that leave less. */
export const GET = routeQuery('rates.view', listShortTurnarounds);
export const PUT = route(changeTurnaround);
