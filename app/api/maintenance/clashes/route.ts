import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { InstantInput } from '@/lib/instant-input';
import { findTicketClashes } from '@/lib/maintenance/find-ticket-clashes';
import { routeList } from '@/lib/server/route-query';

const Question = z.object({ vehicleId: z.uuid('record_not_found'), from: InstantInput, until: InstantInput });

/** What reservations and running rentals need of a vehicle while it would be in the garage, the earliest first. */
export const GET = routeList('maintenance.view', Question, async (ctx, { asked }) => {
  if (asked.until < asked.from) throw new AppError('validation_error', { fields: { until: 'ends_before_start' } });
  return { rows: await findTicketClashes(ctx, asked) };
});
