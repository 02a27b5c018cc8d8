import 'server-only';
import { and, asc, eq, or } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { reportMailings, reportPresets } from '@/db/schema/report-presets';
import { can } from '../auth/permissions';
import type { ReadContext } from '../server/query';
import type { Mailing } from './values';

export interface ListedPreset {
  id: string;
  name: string;
  /** Who shares it; null for the reader's own. */
  by: string | null;
  shared: boolean;
  range: string | null;
  from: string | null;
  until: string | null;
  types: string[];
  /** How often the reader gets it by mail. */
  every: Mailing;
  mayRemove: boolean;
}

/** The kept reports that the member sees: their own, and those that others share. */
export async function listPresets({ tx, tenantId, member, role }: ReadContext): Promise<ListedPreset[]> {
  const rows = await tx
    .select({
      id: reportPresets.id,
      name: reportPresets.name,
      memberId: reportPresets.memberId,
      memberName: members.name,
      shared: reportPresets.shared,
      range: reportPresets.range,
      from: reportPresets.from,
      until: reportPresets.until,
      types: reportPresets.types,
      every: reportMailings.every,
    })
    .from(reportPresets)
    .innerJoin(members, and(eq(members.tenantId, reportPresets.tenantId), eq(members.id, reportPresets.memberId)))
    .leftJoin(
      reportMailings,
      and(
        eq(reportMailings.tenantId, reportPresets.tenantId),
        eq(reportMailings.presetId, reportPresets.id),
        eq(reportMailings.memberId, member.id),
      ),
    )
    .where(
      and(
        eq(reportPresets.tenantId, tenantId),
        or(eq(reportPresets.memberId, member.id), eq(reportPresets.shared, true)),
      ),
    )
    .orderBy(asc(reportPresets.name), asc(reportPresets.id));
  return rows.map(({ memberId, memberName, every, ...preset }) => ({
    ...preset,
    by: memberId === member.id ? null : memberName,
    every: every ?? 'never',
    mayRemove: memberId === member.id || can(role, 'settings.manage'),
  }));
}
