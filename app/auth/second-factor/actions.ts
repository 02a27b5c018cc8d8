'use server';

import { turnOnSecondFactor } from '@/lib/profile/turn-on-second-factor';
import { enrollingOperatorContext } from '@/lib/server/admin-context';
import { enrollingContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';

/** For members who may do nothing else yet, and from the profile. */
export async function turnOnSecondFactorAction(input: unknown) {
  return respond(async () => turnOnSecondFactor(await enrollingContext(), input));
}

/** The same for operators. */
export async function turnOnOperatorFactorAction(input: unknown) {
  return respond(async () => turnOnSecondFactor(await enrollingOperatorContext(), input));
}
