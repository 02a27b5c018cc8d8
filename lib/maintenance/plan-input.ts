import { z } from 'zod';
import { dayInput } from '../day-input';
import { blankAsNull, wholeInput } from '../number-input';
import { VersionInput } from '../version-input';
import { SERVICE_TYPES } from './values';

const planId = z.uuid('record_not_found');
const fields = {
  serviceType: z.enum(SERVICE_TYPES, 'choose_service'),
  /** One of the two: the vehicle, or the class whose vehicles it is for. */
  vehicleId: blankAsNull(z.uuid('invalid_value')),
  classId: blankAsNull(z.uuid('invalid_value')),
  everyKm: blankAsNull(wholeInput({ min: 100, max: 500_000 })),
  everyMonths: blankAsNull(wholeInput({ min: 1, max: 120 })),
  startsOn: dayInput('1990-01-01', '2100-12-31'),
  startsKm: blankAsNull(wholeInput({ min: 0, max: 2_000_000 })),
  notes: z.string().trim().max(4000, 'too_long').default(''),
};

function checkPlan(
  plan: Pick<PlanInput, 'vehicleId' | 'classId' | 'everyKm' | 'everyMonths'>,
  context: z.core.$RefinementCtx,
): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if ((plan.vehicleId === null) === (plan.classId === null)) refuse('classId', 'plan_scope');
  if (plan.everyKm === null && plan.everyMonths === null) refuse('everyKm', 'plan_interval');
}

export const CreatePlanInput = z.object(fields).superRefine(checkPlan);
export const UpdatePlanInput = z.object({ planId, version: VersionInput, ...fields }).superRefine(checkPlan);
export const ArchivePlanInput = z.object({ planId });
export type PlanInput = z.output<z.ZodObject<typeof fields>>;
