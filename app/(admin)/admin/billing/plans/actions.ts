'use server';

import { createPlan } from '@/lib/plans/create-plan';
import { pricePlan } from '@/lib/plans/price-plan';
import { restorePlan, retirePlan } from '@/lib/plans/retire-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import { operatorAction } from '@/lib/server/operator-action';

export const createPlanAction = operatorAction(createPlan, '/admin');
export const updatePlanAction = operatorAction(updatePlan, '/admin');
export const pricePlanAction = operatorAction(pricePlan, '/admin');
export const retirePlanAction = operatorAction(retirePlan, '/admin');
export const restorePlanAction = operatorAction(restorePlan, '/admin');
