import { countDrawer } from '@/lib/drawers/count-drawer';
import { route } from '@/lib/server/route';

export const POST = route(countDrawer);
