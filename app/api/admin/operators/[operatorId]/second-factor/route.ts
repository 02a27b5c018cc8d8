import { resetOperatorFactor } from '@/lib/operators/reset-operator-factor';
import { operatorRoute } from '@/lib/server/route';

export const DELETE = operatorRoute(resetOperatorFactor);
