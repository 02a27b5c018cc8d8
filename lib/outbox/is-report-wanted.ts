import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { reportMailings } from '@/db/schema/report-presets';
import { can } from '../auth/permissions';

/** A mail about a kept report is wanted while its member asks for it, is there, and may see reports. */
export async function isReportWanted(
  tx: Transaction,
  { tenantId, memberId, mailingId }: { tenantId: string; memberId: string; mailingId: string },
): Promise<boolean> {
  const [found] = await tx
    .select({ role: members.role })
    .from(reportMailings)
    .innerJoin(members, and(eq(members.tenantId, reportMailings.tenantId), eq(members.id, reportMailings.memberId)))
    .where(
      and(
        eq(reportMailings.tenantId, tenantId),
        eq(reportMailings.id, mailingId),
        eq(reportMailings.memberId, memberId),
        eq(members.active, true),
        isNull(members.archivedAt),
      ),
    );
  return found !== undefined && can(found.role, 'reports.view');
}
