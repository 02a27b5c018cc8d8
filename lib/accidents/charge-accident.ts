import 'server-only';
import { and, eq } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { chargeHolder } from '../expenses/charge-holder';
import { command } from '../server/command';
import { ChargeAccidentInput } from './input';
import { lockAccident } from './lock-accident';

/**
 * Charges the damage of an accident to the rental that had the vehicle, once, with the report's photos. Throws
 * `expense_charged` if a rental owes it already, and `other_holder`.
 */
export const chargeAccident = command(
  { name: 'accidents.charge', permission: 'payments.charge', input: ChargeAccidentInput },
  async (ctx, { accidentId, rentalId, amountCents }) => {
    const { accident, charged } = await lockAccident(ctx, accidentId);
    if (charged) throw new AppError('expense_charged');
    const { vehicleId, happenedAt: at, place, policeReport } = accident;
    const note = [place, policeReport].filter(Boolean).join(' · ');
    const passed = { rentalId, vehicleId, at, kind: 'damage' as const, amountCents, note, papersOf: { accidentId } };
    const { chargeId, dueCents } = await chargeHolder(ctx, passed);
    await ctx.tx
      .update(accidents)
      .set({ rentalId, chargeId, updatedAt: ctx.now })
      .where(and(eq(accidents.tenantId, ctx.tenantId), eq(accidents.id, accidentId)));
    const before = { rentalId: accident.rentalId, chargeId: accident.chargeId };
    const action = 'accidents.charged';
    ctx.record({ action, entity: 'accident', entityId: accidentId, before, after: { rentalId, chargeId } });
    return { id: accidentId, chargeId, dueCents };
  },
);
