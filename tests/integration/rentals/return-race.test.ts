import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { databaseCode } from '@/lib/database-error';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import type { Verb } from '@/lib/server/command';
import type { TenantContext } from '@/lib/server/context';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { raceRounds } from '@/tests/support/race';

const ROUNDS = raceRounds(5);
const CLERKS = 3;
const KM = 40_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** The result of a verb in a transaction that is not retried, so that a deadlock is visible: `40P01`. */
async function outcome<T>(ctx: TenantContext, verb: Verb<T>, input: object): Promise<string> {
  return withTenant(tenant.id, (tx) => verb({ ...ctx, tx }, input)).then(
    () => 'won',
    (error) => databaseCode(error) ?? String(error),
  );
}

function outcomes(ctx: TenantContext, verb: Verb<unknown>, inputs: object[]): Promise<string>[] {
  return inputs.map((input) => outcome(ctx, verb, input));
}

const checkIn = (rentalId: string) => ({
  rentalId,
  returnedAt: localIn(1 / 60),
  odometerKm: KM,
  fuelLevel: 'full',
  unsignedReason: 'key_drop',
});

async function standing(vehicleId: string) {
  return withTenant(tenant.id, async (tx) => ({
    active: (
      await tx
        .select({ id: rentals.id })
        .from(rentals)
        .where(and(eq(rentals.vehicleId, vehicleId), eq(rentals.status, 'active')))
    ).map(({ id }) => id),
    held: (
      await tx
        .select({ id: vehicleAllocations.rentalId })
        .from(vehicleAllocations)
        .where(and(eq(vehicleAllocations.vehicleId, vehicleId), isNull(vehicleAllocations.releasedAt)))
    ).map(({ id }) => id),
  }));
}

it.each([
  ['returned', settleReturn, (rentalId: string) => checkIn(rentalId)],
  ['cancelled', cancelRental, (rentalId: string) => ({ rentalId, odometerKm: KM, reason: 'Never left' })],
])(
  `is ${'%s'} once and handed over at most once, ${ROUNDS} times of ${ROUNDS}, without a deadlock`,
  async (_name, end, inputOf) => {
    const ctx = await asManager(tenant);
    const vehicleId = await makeVehicle(tenant);
    // The return is recorded a minute ahead, and nobody may leave before it.
    const values = { odometerKm: String(KM), pickupAt: localIn(0.1) };
    const drafts = await Promise.all(Array.from({ length: CLERKS }, () => makeDraft(tenant, { vehicleId, values })));
    for (let round = 0; round < ROUNDS; round += 1) {
      const out = await makeActiveRental(tenant, { vehicleId });
      const ends = outcomes(ctx, end, Array(CLERKS).fill(inputOf(out.id)));
      const takes = outcomes(ctx, activateRental, drafts);
      const ended = (await Promise.all(ends)).toSorted();
      const taken = await Promise.all(takes);
      expect(ended, `round ${round}`).toEqual([...Array(CLERKS - 1).fill('invalid_transition'), 'won']);
      expect(taken.filter((code) => code !== 'vehicle_not_available' && code !== 'won')).toEqual([]);
      const winners = drafts.filter((_draft, index) => taken[index] === 'won').map(({ rentalId }) => rentalId);
      expect(winners.length).toBeLessThanOrEqual(1);
      expect(await standing(vehicleId)).toEqual({ active: winners, held: winners });
      for (const rentalId of winners) {
        await settleReturn(ctx, checkIn(rentalId));
        const index = drafts.findIndex((draft) => draft.rentalId === rentalId);
        drafts[index] = await makeDraft(tenant, { vehicleId, values });
      }
    }
  },
);
