import { changePassword } from '@/lib/profile/change-password';
import { operatorRouteAround } from '@/lib/server/route';

export const PUT = operatorRouteAround('profile.edit', changePassword);
