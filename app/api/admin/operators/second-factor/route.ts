import { requireOperatorFactor } from '@/lib/operators/require-operator-factor';
import { operatorRoute } from '@/lib/server/route';

export const PUT = operatorRoute(requireOperatorFactor);
