import { signDrawer } from '@/lib/drawers/sign-drawer';
import { route } from '@/lib/server/route';

export const POST = route(signDrawer);
