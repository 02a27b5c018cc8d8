import { resetSecondFactor } from '@/lib/members/reset-second-factor';
import { route } from '@/lib/server/route';

export const DELETE = route(resetSecondFactor);
