import 'server-only';
import { AppError } from '../errors';
import { activateRental } from '../rentals/activate-rental';
import { command, type WriteContext } from '../server/command';
import { collectPayment } from './collect-payment';
import { type DepositInput, HandOverInput } from './hand-over-input';

/**
 * Hands a vehicle over and takes the deposit that the customer gives with it, in one transaction: both are done, or neither
 * is. The deposit's receipt is ordered with it.
 */
export const handOverVehicle = command(
  { name: 'rentals.hand_over', permission: 'rentals.activate', input: HandOverInput },
  async (ctx, { deposit, ...agreement }) => {
    const activated = await activateRental(ctx, agreement);
    const payment = deposit && (await takeDeposit(ctx, activated.id, deposit));
    const after = { status: 'active', receipt: payment?.number ?? null };
    ctx.record({ entity: 'rental', entityId: activated.id, before: null, after });
    return { ...activated, deposit: payment };
  },
);

async function takeDeposit(ctx: WriteContext, rentalId: string, deposit: DepositInput) {
  try {
    const { id, number } = await collectPayment(ctx, { ...deposit, rentalId, kind: 'deposit' });
    return { id, number };
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const { code, fields, params, details } = error;
    const named = Object.entries(fields).map(([field, reason]) => [`deposit.${field}`, reason]);
    throw new AppError(code, { fields: Object.fromEntries(named), params, details });
  }
}
