import 'server-only';
import type { ReadContext } from '../server/query';
import { getDriver } from './get-driver';
import { listDriverRentals } from './list-driver-rentals';
import { listDriverTimeline } from './list-driver-timeline';

const SHOWN_RENTALS = 25;
const SHOWN_EVENTS = 12;

interface Cursors {
  rentals: string | null;
  events: string | null;
}

/** Everything a driver's page shows: the details, one page of rentals and one of the history. */
export async function getDriverRecord(ctx: ReadContext, driverId: string, cursors: Cursors) {
  const driver = await getDriver(ctx, driverId);
  const [rentals, timeline] = await Promise.all([
    listDriverRentals(ctx, driver.id, { cursor: cursors.rentals, size: SHOWN_RENTALS }),
    listDriverTimeline(ctx, driver.id, { cursor: cursors.events, size: SHOWN_EVENTS }),
  ]);
  return { driver, rentals, timeline };
}
