import 'server-only';
import { authAddress } from '../auth/auth-address';
import { signedInElsewhere } from './signed-in-elsewhere';
import { signedInHome } from './signed-in-home';

/**
 * Where `/` and addresses without a page redirect: the home of the signed-in user, or the login of the company in the
 * URL (docs/rules.md §2).
 */
export async function homeAddress(): Promise<string> {
  const home = await signedInHome();
  if (home) return home;
  return authAddress('login', { reason: (await signedInElsewhere()) ? 'wrong_tenant' : null });
}
