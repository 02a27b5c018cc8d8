import { createOperator } from '@/lib/operators/create-operator';
import { listOperators } from '@/lib/operators/list-operators';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async () => {
  const rows = await listOperators(await adminContext('operators.manage'));
  return Response.json({ rows, nextCursor: null }, { headers: { 'cache-control': 'no-store' } });
});

export const POST = operatorRoute(createOperator);
