import { changePassword } from '@/lib/profile/change-password';
import { ChangePasswordInput } from '@/lib/profile/input';
import { routeAround } from '@/lib/server/route';

export const PUT = routeAround('profile.edit', ChangePasswordInput, changePassword, { once: true });
