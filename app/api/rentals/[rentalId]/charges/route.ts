import { addCharge } from '@/lib/payments/add-charge';
import { route } from '@/lib/server/route';

export const POST = route(addCharge, 201);
