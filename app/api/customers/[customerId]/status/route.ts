import { setCustomerStatus } from '@/lib/customers/change-customer-status';
import { route } from '@/lib/server/route';

export const PUT = route(setCustomerStatus);
