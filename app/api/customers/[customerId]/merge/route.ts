import { mergeCustomers } from '@/lib/customers/merge-customers';
import { route } from '@/lib/server/route';

export const POST = route(mergeCustomers);
