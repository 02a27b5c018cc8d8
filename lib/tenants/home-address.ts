import 'server-only';
import { authAddress } from '../auth/auth-address';
import { signedInElsewhere } from './signed-in-elsewhere';
import { signedInHome } from './signed-in-home';

/** Where `/` and addresses without a page lead: the signed-in home, or the login of the company that the address names (docs/rules.md §2). */
export async function homeAddress(): Promise<string> {
  const home = await signedInHome();
  if (home) return home;
  return authAddress('login', { reason: (await signedInElsewhere()) ? 'wrong_tenant' : null });
}
