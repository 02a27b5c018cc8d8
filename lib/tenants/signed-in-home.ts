import 'server-only';
import { AppError } from '../errors';
import { operatorContext } from '../server/admin-context';
import { requestToken, tenantContext } from '../server/context';

/**
 * The home of a signed-in visitor: `/admin` in admin mode, the switch to it for other operators, `/dashboard` for a
 * member, or where they first set up their second factor. Null for a stranger to this host (docs/rules.md §2).
 */
export async function signedInHome(): Promise<
  '/admin' | '/auth/operator' | '/auth/second-factor' | '/dashboard' | null
> {
  const token = await requestToken();
  if (!token) return null;
  try {
    if (!token.tenantId) return (await operatorContext()).adminMode ? '/admin' : '/auth/operator';
    await tenantContext();
    return '/dashboard';
  } catch (error) {
    if (error instanceof AppError && error.code === 'second_factor_missing') return '/auth/second-factor';
    if (error instanceof AppError && error.code !== 'database_unavailable') return null;
    throw error;
  }
}
