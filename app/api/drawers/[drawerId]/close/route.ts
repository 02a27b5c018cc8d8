import { getClose } from '@/lib/drawers/get-close';
import { paperRoute } from '@/lib/files/paper-route';

export const GET = paperRoute('payments.close', (ctx, { drawerId = '' }) => getClose(ctx, drawerId));
