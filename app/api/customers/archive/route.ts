import { archiveCustomers } from '@/lib/customers/archive-customers';
import { route } from '@/lib/server/route';

export const POST = route(archiveCustomers);
