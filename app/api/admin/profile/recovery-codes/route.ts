import { OwnPasswordInput } from '@/lib/profile/input';
import { renewRecoveryCodes } from '@/lib/profile/renew-recovery-codes';
import { operatorRouteAround } from '@/lib/server/route';

export const POST = operatorRouteAround('profile.edit', OwnPasswordInput, renewRecoveryCodes, {
  again: 'makes others, since these are kept nowhere, and the first ones no longer work',
});
