import 'server-only';
import { and, eq } from 'drizzle-orm';
import { ticketLines } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { command } from '../server/command';
import { RemoveTicketLineInput } from './input';
import { lockTicket } from './lock-ticket';

/** Takes back a line that was added by mistake. The audit log keeps it. */
export const removeTicketLine = command(
  { name: 'maintenance.remove_line', permission: 'maintenance.create', input: RemoveTicketLineInput },
  async (ctx, { ticketId, lineId }) => {
    const { status } = await lockTicket(ctx, ticketId);
    if (status === 'cancelled') throw new AppError('invalid_transition');
    const [line] = await ctx.tx
      .delete(ticketLines)
      .where(
        and(eq(ticketLines.tenantId, ctx.tenantId), eq(ticketLines.ticketId, ticketId), eq(ticketLines.id, lineId)),
      )
      .returning({
        what: ticketLines.what,
        quantityHundredths: ticketLines.quantityHundredths,
        unitCostCents: ticketLines.unitCostCents,
        costCents: ticketLines.costCents,
      });
    if (!line) throw new AppError('record_not_found');
    ctx.record({ entity: 'ticket', entityId: ticketId, before: { line }, after: { line: null } });
    return { id: lineId };
  },
);
