import { reopenDamage } from '@/lib/inspections/reopen-damage';
import { route } from '@/lib/server/route';

export const POST = route(reopenDamage);
