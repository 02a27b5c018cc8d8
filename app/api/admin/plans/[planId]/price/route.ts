import { pricePlan } from '@/lib/plans/price-plan';
import { operatorRoute } from '@/lib/server/route';

export const PUT = operatorRoute(pricePlan);
