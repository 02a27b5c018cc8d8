import { z } from 'zod';
import { OPERATOR_ROLES } from '../auth/operator-permissions';

const id = z.guid('record_not_found');
const role = z.enum(OPERATOR_ROLES, 'required');

export const CreateOperatorInput = z.object({
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  email: z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email')),
  role,
});

export const UpdateOperatorInput = z.object({ operatorId: id, role, active: z.boolean('required') });

export const ResetOperatorFactorInput = z.object({
  operatorId: id,
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

/** Names the operator that something is done to. */
export const NamedOperatorInput = z.object({ operatorId: id });
