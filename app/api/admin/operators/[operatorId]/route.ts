import { updateOperator } from '@/lib/operators/update-operator';
import { operatorRoute } from '@/lib/server/route';

export const PUT = operatorRoute(updateOperator);
