import { z } from 'zod';
import { dayInput } from '../day-input';
import { PageInput } from '../lists/page-input';
import { USABLE_DAYS } from '../usable-days';
import { AUDIT_KINDS } from './values';

/** In the place of a member: what the product did by itself. */
export const AUTOMATIC = 'automatic';

const day = dayInput(USABLE_DAYS.from, USABLE_DAYS.to).nullable().catch(null).default(null);

/** The filters of the audit log as its URL has them. What can't be read filters nothing. Days are the company's, both included. */
export const AuditFilters = z.object({
  q: z.string().trim().max(120).catch('').default(''),
  who: z
    .union([z.uuid(), z.literal(AUTOMATIC)])
    .nullable()
    .catch(null)
    .default(null),
  kind: z.enum(AUDIT_KINDS).nullable().catch(null).default(null),
  record: z.uuid().nullable().catch(null).default(null),
  from: day,
  until: day,
  ...PageInput.shape,
});
export type AuditFilters = z.output<typeof AuditFilters>;
