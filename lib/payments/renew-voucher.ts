import 'server-only';
import { peekReservation } from '../reservations/lock-reservation';
import { orderVoucher } from '../reservations/order-voucher';
import { isStanding } from '../reservations/shown-status';
import type { WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';

interface Payer {
  rentalId: string | null;
  reservationId: string | null;
}

/** Orders a new voucher if money has moved on a reservation that still stands, as the voucher says what is paid. */
export async function renewVoucher(ctx: WriteContext, { rentalId, reservationId }: Payer): Promise<void> {
  if (rentalId || !reservationId) return;
  if (isStanding(await peekReservation(ctx, reservationId), ctx.now))
    await orderVoucher(ctx, reservationId, await getTenantSettings(ctx));
}
