import { changePassword } from '@/lib/profile/change-password';
import { routeAround } from '@/lib/server/route';

export const PUT = routeAround('profile.edit', changePassword);
