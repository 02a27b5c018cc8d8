import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { routeQuery } from '@/lib/server/route-query';

/** A rental's charges, payments and invoices with what can still be done with each, and all that happened to it. */
export const GET = routeQuery('rentals.view', null, (ctx, { params }) => getRentalMoney(ctx, params.rentalId ?? ''));
