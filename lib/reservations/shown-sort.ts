import type { ReservationFilters } from './list-input';

/** How a list of reservations is sorted. Unless somebody chose: the next pickup first, of past ones the latest. */
export function shownReservationSort({ sort, tab }: { sort: ReservationFilters['sort']; tab: string }) {
  return sort ?? (tab === 'past' || tab === 'all' ? 'latest' : 'soonest');
}
