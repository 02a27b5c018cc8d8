import { chargeDamage } from '@/lib/payments/charge-damage';
import { route } from '@/lib/server/route';

export const POST = route(chargeDamage, 201);
