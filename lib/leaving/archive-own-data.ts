import 'server-only';
import { joinLine } from '../reports/join-line';
import { command } from '../server/command';
import { ArchiveOwnDataInput } from './input';

/** Lets an admin take all data of the company. The archive waits in the line of the company's exports. */
export const archiveOwnData = command(
  { name: 'leaving.export', permission: 'settings.manage', input: ArchiveOwnDataInput },
  async (ctx, { exportId }) => {
    await joinLine({ ...ctx, memberId: ctx.member.id }, exportId, 0);
    ctx.record({ entity: 'tenant', entityId: ctx.tenantId, before: null, after: { format: 'ZIP' } });
    return { exportId };
  },
);
