import { z } from 'zod';

/** Null is the calendar of the whole company. */
export const MakeFeedInput = z.object({ vehicleId: z.uuid('record_not_found').nullable() });
export const RevokeFeedInput = z.object({ feedId: z.uuid('record_not_found') });
