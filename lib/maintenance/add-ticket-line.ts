import 'server-only';
import { ticketLines } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { AddTicketLineInput } from './input';
import { lineCents } from './line-cents';
import { lockTicket } from './lock-ticket';

/** Adds a part, or work, with its cost. Assumption: also to a completed ticket, because garages send their bills later. */
export const addTicketLine = command(
  { name: 'maintenance.add_line', permission: 'maintenance.create', input: AddTicketLineInput },
  async (ctx, { ticketId, ...line }) => {
    const { status } = await lockTicket(ctx, ticketId);
    if (status === 'cancelled') throw new AppError('invalid_transition');
    const id = newId();
    const costCents = lineCents(line);
    await ctx.tx.insert(ticketLines).values({
      tenantId: ctx.tenantId,
      id,
      ticketId,
      ...line,
      costCents,
      addedAt: ctx.now,
      addedBy: ctx.member.id,
    });
    ctx.record({ entity: 'ticket', entityId: ticketId, before: null, after: { line: { ...line, costCents } } });
    return { id, costCents };
  },
);
