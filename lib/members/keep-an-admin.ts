import type { MemberRole } from '../auth/permissions';
import { AppError } from '../errors';

interface Member {
  id: string;
  role: MemberRole;
  active: boolean;
}

/**
 * Admins can't demote, deactivate or remove themselves, and the company's last active admin always stays
 * (docs/rules.md §4).
 */
export function assertKeepsAdmin(
  member: Member,
  all: readonly Member[],
  { actorId, staysAdmin }: { actorId: string | null; staysAdmin: boolean },
): void {
  if (staysAdmin || member.role !== 'admin' || !member.active) return;
  if (member.id === actorId) throw new AppError('own_account');
  const others = all.filter((other) => other.id !== member.id && other.role === 'admin' && other.active);
  if (others.length === 0) throw new AppError('last_admin');
}
