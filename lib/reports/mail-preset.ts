import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reportMailings } from '@/db/schema/report-presets';
import { localDay, shiftDay } from '../dates';
import { newId } from '../id';
import { command } from '../server/command';
import { assertInPlan } from '../tenants/assert-in-plan';
import { lockPreset } from './lock-preset';
import { MailPresetInput } from './preset-input';

/**
 * Says how often the member gets a kept report by mail. Assumption: nobody orders mails for others. The first mail tells of the
 * first week or month that ends from now on. Throws `not_in_plan`.
 */
export const mailPreset = command(
  { name: 'reports.mail_preset', permission: 'reports.view', input: MailPresetInput },
  async (ctx, { presetId, every }) => {
    if (every !== 'never') await assertInPlan(ctx, 'reportMails');
    await lockPreset(ctx, presetId);
    const { tenantId } = ctx;
    const memberId = ctx.member.id;
    const own = and(
      eq(reportMailings.tenantId, tenantId),
      eq(reportMailings.presetId, presetId),
      eq(reportMailings.memberId, memberId),
    );
    const [old] = await ctx.tx.delete(reportMailings).where(own).returning({ every: reportMailings.every });
    if (every !== 'never') {
      const mailedUntil = shiftDay(localDay(ctx.now, ctx.tenant.timeZone), -1);
      const mailing = { tenantId, id: newId(), presetId, memberId, every, mailedUntil };
      await ctx.tx.insert(reportMailings).values(mailing);
    }
    const entity = { entity: 'report_preset', entityId: presetId };
    ctx.record({ ...entity, before: { every: old?.every ?? 'never' }, after: { every } });
    return { every };
  },
);
