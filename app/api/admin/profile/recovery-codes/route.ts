import { OwnPasswordInput } from '@/lib/profile/input';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { operatorRouteAround } from '@/lib/server/route';

export const POST = operatorRouteAround('profile.edit', OwnPasswordInput, renewRecoveryCodes);
