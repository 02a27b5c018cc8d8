import { changeTurnaround } from '@/lib/allocations/change-turnaround';
import { listShortTurnarounds } from '@/lib/allocations/list-short-turnarounds';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** The time to prepare a vehicle, and the bookings that leave less. */
export const GET = routeQuery('rates.view', null, listShortTurnarounds);
export const PUT = route(changeTurnaround);
