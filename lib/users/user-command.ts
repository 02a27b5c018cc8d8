import 'server-only';
import type { members } from '@/db/schema/members';
import { lockMember } from '../members/lock-members';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';
import { NamedUserInput } from './input';

type Member = typeof members.$inferSelect;

/** The company's members are locked. `all` are those that were not removed. */
type UserContext = OperatorWriteContext & { tenantId: string; member: Member; all: Member[] };

/** What an operator does to one member of any company. It is in the platform's log and in the company's own. */
export function userCommand<Output>(
  { name }: { name: string },
  run: (ctx: UserContext) => Promise<{ before: unknown; after: unknown; output: Output }>,
) {
  return operatorCommand(
    { name, permission: 'users.manage', input: NamedUserInput },
    async (ctx, { tenantId, memberId }) => {
      const { member, all } = await lockMember({ tx: ctx.tx, tenantId }, memberId);
      const { before, after, output } = await run({ ...ctx, tenantId, member, all });
      const entry = { entity: 'member', entityId: memberId, before, after };
      ctx.record({ subjectTenantId: tenantId, ...entry });
      await recordInCompany(ctx, { tenantId, action: name, ...entry });
      return output;
    },
  );
}
