import { z } from 'zod';
import { MEMBER_ROLES } from '../auth/permissions';
import { VersionInput } from '../version-input';

const id = z.uuid('record_not_found');
const fields = {
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  email: z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email')),
  role: z.enum(MEMBER_ROLES, 'required'),
};

export const CreateMemberInput = z.object(fields);
export type MemberInput = z.output<typeof CreateMemberInput> & { active: boolean };

export const UpdateMemberInput = z
  .object({
    memberId: id,
    version: VersionInput,
    ...fields,
    active: z.boolean(),
    /** Blank keeps the current one. */
    password: z.string().max(200, 'too_long').default(''),
    confirmation: z.string().max(200, 'too_long').default(''),
  })
  .refine((input) => input.password === input.confirmation, {
    path: ['confirmation'],
    message: 'passwords_do_not_match',
  });

/** Names the member that something is done to. */
export const NamedMemberInput = z.object({ memberId: id });
export const EndMemberSessionInput = z.object({ memberId: id, sessionId: id });
export const RequireSecondFactorInput = z.object({ required: z.boolean('required') });
