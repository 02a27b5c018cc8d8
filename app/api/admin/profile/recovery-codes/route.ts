import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { operatorRouteAround } from '@/lib/server/route';

export const POST = operatorRouteAround('profile.edit', renewRecoveryCodes);
