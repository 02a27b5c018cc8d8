import { closeDamage } from '@/lib/inspections/close-damage';
import { route } from '@/lib/server/route';

export const POST = route(closeDamage);
