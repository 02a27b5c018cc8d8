import { changePassword } from '@/lib/profile/change-password';
import { ChangePasswordInput } from '@/lib/profile/input';
import { operatorRouteAround } from '@/lib/server/route';

export const PUT = operatorRouteAround('profile.edit', ChangePasswordInput, changePassword, { once: true });
