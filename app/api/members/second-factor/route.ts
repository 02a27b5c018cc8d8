import { requireSecondFactor } from '@/lib/members/require-second-factor';
import { route } from '@/lib/server/route';

export const PUT = route(requireSecondFactor);
