'use server';

import { setPassword } from '@/lib/auth/set-password';
import { respond } from '@/lib/server/respond';

export async function setPasswordAction(input: unknown) {
  return respond(() => setPassword(input));
}
