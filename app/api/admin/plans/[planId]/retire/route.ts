import { retirePlan } from '@/lib/plans/retire-plan';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(retirePlan);
