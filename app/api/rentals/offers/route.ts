import { parseInput } from '@/lib/parse-input';
import { OffersQuestion } from '@/lib/rentals/input';
import { offerVehicles } from '@/lib/rentals/offer-vehicles';
import { routeQuestion } from '@/lib/server/route-question';

const HowMany = OffersQuestion.omit({ values: true });

/**
 * The vehicles that are free for an agreement's current values, each with its price under them, the most likely first. What
 * `text` finds is also there if it is taken, with the reason.
 */
export const POST = routeQuestion('rentals.create', OffersQuestion, (ctx, { values, ...asked }) =>
  offerVehicles(ctx, values, parseInput(HowMany, asked)),
);
