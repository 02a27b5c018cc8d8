import { z } from 'zod';
import { paperRoute } from '@/lib/files/paper-route';
import { RECEIPT_PAPERS } from '@/lib/papers/paper-data';
import { getReceipt } from '@/lib/payments/get-receipt';

const Question = z.object({ paper: z.string().toUpperCase().pipe(z.enum(RECEIPT_PAPERS)).nullable().catch(null) });

export const GET = paperRoute(
  'payments.view',
  (ctx, { paymentId = '' }, { asked }) => getReceipt(ctx, paymentId, asked.paper),
  Question,
);
