import 'server-only';
import { AppError } from '../errors';
import { tenantContext } from '../server/context';

/** The visit that this request belongs to; null for anybody who is no operator on a visit. */
export async function visitUnderWay() {
  try {
    const { tenantId, sessionId, member, visit, address } = await tenantContext();
    return visit ? { tenantId, sessionId, operator: { id: visit.operatorId, name: member.name }, address } : null;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'database_unavailable') return null;
    throw error;
  }
}
