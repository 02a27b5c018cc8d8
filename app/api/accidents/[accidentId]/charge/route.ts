import { chargeAccident } from '@/lib/accidents/charge-accident';
import { route } from '@/lib/server/route';

export const POST = route(chargeAccident);
