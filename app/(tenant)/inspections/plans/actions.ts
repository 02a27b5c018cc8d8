'use server';

import { archivePlan } from '@/lib/maintenance/archive-plan';
import { createPlan } from '@/lib/maintenance/create-plan';
import { updatePlan } from '@/lib/maintenance/update-plan';
import { action } from '@/lib/server/action';

export const createPlanAction = action(createPlan, '/inspections');
export const updatePlanAction = action(updatePlan, '/inspections');
export const archivePlanAction = action(archivePlan, '/inspections');
