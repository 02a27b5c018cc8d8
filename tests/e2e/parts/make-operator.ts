import { withPlatform } from '@/db/client';
import { operators } from '@/db/schema/operators';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { hashPassword } from '@/lib/auth/password';
import { newId } from '@/lib/id';
import { PASSWORD } from './password';

/** An operator for one journey, who signs in with the form. Returns the email. */
export async function makeOperator(role: OperatorRole): Promise<string> {
  const id = newId();
  const email = `${role}-${id.slice(-8)}@wout.test`;
  const passwordHash = await hashPassword(PASSWORD);
  await withPlatform((tx) => tx.insert(operators).values({ id, name: 'Roseline Guerrier', email, role, passwordHash }));
  return email;
}
