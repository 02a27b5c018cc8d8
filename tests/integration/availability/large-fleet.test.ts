import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeLargeFleet } from '@/tests/support/make-large-fleet';

const VEHICLES = 500;
const BOOKINGS = 4;
const MOST_BYTES = 100_000;

afterAll(closeDatabase);

// The rows are so new that the database has no statistics of them, which must not make it plan a read of minutes.
it('sends 500 vehicles with 2,000 bookings over 90 days in less than 100 kB', async () => {
  const tenant = await makeTenant();
  await makeLargeFleet(tenant, { vehicleCount: VEHICLES, bookings: BOOKINGS });
  const filters = PlannerFilters.parse({ span: '3m' });
  const { window, packed } = await query(await asAgent(tenant), 'availability.view', (q) => getPlanner(q, filters));
  expect(packed.ids).toHaveLength(VEHICLES);
  expect(packed.bars).toHaveLength(VEHICLES * BOOKINGS * 7);
  expect(new TextEncoder().encode(JSON.stringify({ window, packed })).length).toBeLessThan(MOST_BYTES);
});
