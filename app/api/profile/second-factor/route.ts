import { offerSecondFactor } from '@/lib/profile/offer-second-factor';
import { turnOffSecondFactor } from '@/lib/profile/turn-off-second-factor';
import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { enrollingContext } from '@/lib/server/context';
import { answering, routeAround } from '@/lib/server/route';

/** A new secret for an authenticator app. Nothing is stored until a code of it comes back. */
export const GET = answering(async () => {
  const { sealedSecret, secret } = await offerSecondFactor(await enrollingContext());
  return Response.json({ sealedSecret, secret }, { headers: { 'cache-control': 'no-store' } });
});
export const POST = routeAround('profile.edit', turnOnSecondFactor, enrollingContext);
export const DELETE = routeAround('profile.edit', turnOffSecondFactor);
