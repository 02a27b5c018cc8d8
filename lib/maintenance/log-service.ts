import 'server-only';
import { serviceLogEntries } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { LogServiceInput } from './input';
import { lockTicket } from './lock-ticket';

/** Writes down what the garage did or said while a ticket is planned or open, and what that cost. */
export const logService = command(
  { name: 'maintenance.log_service', permission: 'maintenance.create', input: LogServiceInput },
  async (ctx, { ticketId, note, costCents }) => {
    const { status } = await lockTicket(ctx, ticketId);
    if (status !== 'planned' && status !== 'open') throw new AppError('invalid_transition');
    const id = newId();
    await ctx.tx.insert(serviceLogEntries).values({
      tenantId: ctx.tenantId,
      id,
      ticketId,
      note,
      costCents,
      loggedAt: ctx.now,
      loggedBy: ctx.member.id,
    });
    ctx.record({ entity: 'ticket', entityId: ticketId, before: null, after: { note, costCents } });
    return { id };
  },
);
