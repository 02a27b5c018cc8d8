import { blacklistCustomer, clearCustomer } from '@/lib/customers/change-customer-status';
import { route } from '@/lib/server/route';

export const POST = route(blacklistCustomer);
export const DELETE = route(clearCustomer);
