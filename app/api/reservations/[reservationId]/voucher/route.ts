import { paperRoute } from '@/lib/files/paper-route';
import { getVoucher } from '@/lib/reservations/get-voucher';

export const GET = paperRoute('reservations.view', (ctx, { reservationId = '' }) => getVoucher(ctx, reservationId));
