import { getFactorRule } from '@/lib/operators/get-factor-rule';
import { requireOperatorFactor } from '@/lib/operators/require-operator-factor';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';

/** Whether every operator needs a second factor, and whether the caller has one. */
export const GET = operatorRouteQuery('operators.manage', null, getFactorRule);
export const PUT = operatorRoute(requireOperatorFactor);
