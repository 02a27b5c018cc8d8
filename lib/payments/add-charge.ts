import 'server-only';
import { AppError } from '../errors';
import { command } from '../server/command';
import { AddChargeInput } from './charge-input';
import { chargeLines } from './charge-lines';
import { chargeRefusal } from './charge-refusal';
import { getLedger } from './get-ledger';
import { lockRental } from './lock-rental';

/**
 * Charges something to a rental that is out, or back and not paid: cleaning, damage or something else, with its reason
 * and its tax (docs/rules.md §8).
 */
export const addCharge = command(
  { name: 'payments.add_charge', permission: 'payments.charge', input: AddChargeInput },
  async (ctx, { rentalId, kind, amountCents, note }) => {
    const { status } = await lockRental(ctx, rentalId);
    const { balance } = await getLedger(ctx, rentalId);
    const refusal = chargeRefusal({ status, dueCents: balance.dueCents });
    if (refusal) throw new AppError(refusal);
    const line = { kind, amountCents, note, sentence: { key: '', params: {} } };
    const { ids, taxCents } = await chargeLines(ctx, rentalId, [line]);
    const [chargeId = ''] = ids;
    const after = { chargeId, kind, amountCents, taxCents, note };
    ctx.record({ entity: 'rental', entityId: rentalId, before: { dueCents: balance.dueCents }, after });
    return { id: chargeId, dueCents: balance.dueCents + amountCents + taxCents };
  },
);
