import 'server-only';
import { AppError } from '../errors';
import { tenantContext } from '../server/context';

/** Whether the visitor has a valid session, but of another company than the one in the request. */
export async function signedInElsewhere(): Promise<boolean> {
  try {
    await tenantContext();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'database_unavailable') return error.code === 'wrong_tenant';
    throw error;
  }
}
