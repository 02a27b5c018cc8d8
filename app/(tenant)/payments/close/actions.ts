'use server';

import { countDrawer } from '@/lib/drawers/count-drawer';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { signDrawer } from '@/lib/drawers/sign-drawer';
import { action } from '@/lib/server/action';

export const moveDrawerAction = action(moveDrawer, '/payments/close');
export const countDrawerAction = action(countDrawer, '/payments/close');
export const signDrawerAction = action(signDrawer, '/payments/close');
