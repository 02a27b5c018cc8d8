import { moveDrawer } from '@/lib/drawers/move-drawer';
import { route } from '@/lib/server/route';

export const POST = route(moveDrawer, 201);
