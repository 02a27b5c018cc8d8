import { markDamage } from '@/lib/inspections/mark-damage';
import { route } from '@/lib/server/route';

export const POST = route(markDamage, 201);
