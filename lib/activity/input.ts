import { z } from 'zod';
import { AUTOMATIC, AuditFilters } from '../audit/input';

/** In the place of a person: whatever operators did. */
export const OPERATORS = 'operators';

/**
 * The filters of all companies' activity as its URL has them. `q` is a company's name or subdomain. Days are the platform's, both
 * included.
 */
export const ActivityFilters = AuditFilters.omit({ record: true }).extend({
  who: z
    .union([z.uuid(), z.literal(AUTOMATIC), z.literal(OPERATORS)])
    .nullable()
    .catch(null)
    .default(null),
});
export type ActivityFilters = z.output<typeof ActivityFilters>;

/** The filters of the operators' own log. `q` is a company's name or subdomain. */
export const OperatorLogFilters = AuditFilters.omit({ record: true, kind: true }).extend({
  who: z.uuid().nullable().catch(null).default(null),
});
export type OperatorLogFilters = z.output<typeof OperatorLogFilters>;
