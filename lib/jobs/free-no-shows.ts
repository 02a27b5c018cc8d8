import 'server-only';
import { raiseReservationNotices } from '../notices/raise-reservation-notices';
import { closeExpiredReservations } from '../reservations/close-expired-reservations';
import type { CompanyWork } from './for-each-company';

/** Frees the vehicles of one company's no-shows, and tells its members who is late and who did not come. */
export async function freeNoShows(work: CompanyWork): Promise<void> {
  await closeExpiredReservations(work);
  await raiseReservationNotices(work);
}
