import { applyDeposit } from '@/lib/payments/apply-deposit';
import { route } from '@/lib/server/route';

export const POST = route(applyDeposit, 201);
