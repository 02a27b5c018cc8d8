import { z } from 'zod';
import { LocalTimeInput } from '../local-time-input';
import { USABLE_DAYS } from '../usable-days';
import { SHOWN_STATUSES } from '../vehicles/values';
import { SPAN_DAYS, type Span } from './values';

const day = z.iso.date().refine((text) => text >= USABLE_DAYS.from && text <= USABLE_DAYS.to);

export const PlannerFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(SHOWN_STATUSES).nullable().catch(null),
  class: z.uuid().nullable().catch(null),
  /** The first local day that is shown; null for today. */
  from: day.nullable().catch(null),
  // Safe because these are the keys of that table.
  span: z.enum(Object.keys(SPAN_DAYS) as [Span, ...Span[]]).catch('2w'),
});

export type PlannerFilters = z.output<typeof PlannerFilters>;

const MOST_DAYS = 366;

/** A question for the next free vehicle. It is asked once a class is chosen. */
export const FreeQuestion = z.object({
  class: z.uuid().nullable().catch(null),
  days: z.coerce.number().int().min(1).max(MOST_DAYS).catch(3),
  /** The earliest local day; null for today. */
  day: day.nullable().catch(null),
});

/** Where a reservation stands: in which vehicle's row, or null for bookings whose vehicle is not chosen. */
const standing = z.object({ vehicleId: z.uuid().nullable(), pickupAt: LocalTimeInput, dueAt: LocalTimeInput });

/** A reservation that is moved: where the planner showed it to whoever moves it, and where it should go. */
export const MoveQuestion = z.object({ number: z.string().max(40), seen: standing, to: standing });
export type MoveQuestion = z.input<typeof MoveQuestion>;
