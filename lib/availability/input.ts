import { z } from 'zod';
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
