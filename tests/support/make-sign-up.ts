import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { signUps } from '@/db/schema/sign-ups';
import { newId } from '@/lib/id';
import { codeHash } from '@/lib/sign-up/code-hash';

/** A company that asked to be let in and has not confirmed yet. Returns the code that it was mailed. */
export async function makeSignUp(): Promise<string> {
  const code = newId();
  const slug = `n${code.replaceAll('-', '').slice(-20)}`;
  const asked = { companyName: 'Solèy Rent-a-Car', slug, personName: 'Rose Pierre', email: `rose@${slug}.test` };
  const expiresAt = sql`now() + interval '48 hours'`;
  await withPlatform((tx) =>
    tx.insert(signUps).values({ id: newId(), tokenHash: codeHash(code), ...asked, locale: 'fr', expiresAt }),
  );
  return code;
}
