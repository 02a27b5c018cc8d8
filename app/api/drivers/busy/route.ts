import { z } from 'zod';
import { findBusyDrivers } from '@/lib/drivers/find-busy-drivers';
import { MOST_DRIVERS } from '@/lib/drivers/values';
import { AppError } from '@/lib/errors';
import { InstantInput } from '@/lib/instant-input';
import { routeList } from '@/lib/server/route-query';

const Question = z.object({
  drivers: z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat())
    .pipe(z.array(z.uuid('record_not_found')).min(1, 'required').max(MOST_DRIVERS, 'too_long')),
  from: InstantInput,
  until: InstantInput,
});

/** Which of these drivers are on an active rental in a period, with its number: `?drivers=…&drivers=…&from=…&until=…`. */
export const GET = routeList('drivers.view', Question, async (ctx, { asked: { drivers, from, until } }) => {
  if (until < from) throw new AppError('validation_error', { fields: { until: 'ends_before_start' } });
  const busy = await findBusyDrivers(ctx, drivers, { from, until });
  return { rows: [...busy].map(([driverId, number]) => ({ driverId, number })) };
});
