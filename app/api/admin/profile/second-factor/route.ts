import { OwnPasswordInput, TurnOnSecondFactorInput } from '@/lib/profile/input';
import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { enrollingOperatorContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { jsonAnswer } from '@/lib/server/json-answer';
import { operatorRouteAround } from '@/lib/server/route';

const of = { caller: 'operator', permission: 'profile.edit', status: 200, answer: 'record' } as const;

/** A new secret for an authenticator app. Nothing is stored until a code of it comes back. */
export const GET = answering(of, async () => {
  const { sealedSecret, secret } = await offerSecondFactor(await enrollingOperatorContext());
  return jsonAnswer({ sealedSecret, secret });
});
export const POST = operatorRouteAround('profile.edit', TurnOnSecondFactorInput, turnOnSecondFactor, {
  context: enrollingOperatorContext,
  again: 'is refused, since the second factor is on by then; its recovery codes are kept nowhere',
});
export const DELETE = operatorRouteAround('profile.edit', OwnPasswordInput, turnOffSecondFactor, { once: true });
