import { expect } from '@playwright/test';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { test } from './parts/journey';
import { loseAnswers } from './parts/lose-answers';
import { openGrid } from './parts/planner-grid';
import { WORDS } from './parts/words';

const ZONE = 'America/Port-au-Prince';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('a finger that stays on a booking takes it along, also where answers are lost', async ({
  page,
  company,
  signIn,
}) => {
  await makeVehicle(company, { make: 'Toyota', model: 'Yaris', dailyRateCents: 12_000 });
  const day = (days: number) => shiftDay(localDay(new Date(), ZONE), days);
  const nine = (days: number) => localToInstant(`${day(days)}T09:00`, ZONE) ?? new Date();
  const { number } = await makeReservation(company, {
    vehicleId: company.vehicle.id,
    pickupAt: nine(2),
    dueAt: nine(4),
    values: { dailyRateCents: 12_000, totalCents: 24_000 },
  });
  await signIn('agent');
  const { barOf, dragByFinger } = await openGrid(page, '/availability');
  const at = (name: string, days: number) => new RegExp(`^${name}.* from \\w+ ${Number(day(days).slice(8))}, `);
  await dragByFinger(barOf(number), { days: 1, rows: 1 });
  await expect(barOf(number)).toHaveAccessibleName(at('Toyota Yaris', 3));

  // The answer to a move is lost: sent again or dragged again, it is nobody else's change.
  const retry = page.getByRole('button', { name: WORDS.en.action.retry });
  const loseMove = async (by: { days: number; rows: number }) => {
    const answers = await loseAnswers(page, 'expectedTotalCents');
    await dragByFinger(barOf(number), by);
    await expect(retry).toBeVisible();
    expect(await answers.stop()).toBe(1);
  };
  await loseMove({ days: 2, rows: 0 });
  await retry.click();
  await expect(barOf(number)).toHaveAccessibleName(at('Toyota Yaris', 5));
  await loseMove({ days: -1, rows: 0 });
  await dragByFinger(barOf(number), { days: -3, rows: -1 });
  await expect(barOf(number)).toHaveAccessibleName(at('Nissan Patrol', 2));
});
