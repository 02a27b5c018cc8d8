import { withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { newId } from '@/lib/id';

/** Makes as many sign-ins from an address fail as are allowed within 15 minutes, each for another account. */
export async function throttleAddress(address: string): Promise<void> {
  const attempts = Array.from({ length: 30 }, () => ({ id: newId(), account: `lakay/${newId()}`, address }));
  await withPlatform((tx) => tx.insert(loginAttempts).values(attempts));
}
