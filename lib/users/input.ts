import { z } from 'zod';
import { PageInput } from '../lists/page-input';

const id = z.guid('record_not_found');

/** Names a member of any company that an operator does something to. */
export const NamedUserInput = z.object({ tenantId: id, memberId: id });

export const USER_STATES = ['active', 'inactive'] as const;

export const UserFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  state: z.enum(USER_STATES).nullable().catch(null),
  tenant: z.guid().nullable().catch(null),
  ...PageInput.shape,
});

export type UserFilters = z.output<typeof UserFilters>;
