import 'server-only';
import { lte, sql } from 'drizzle-orm';
import { counters } from '@/db/schema/activity';
import { localDay } from '../dates';
import { AppError, type FieldErrors } from '../errors';
import { command } from '../server/command';
import { listNextNumbers } from './list-next-numbers';
import { NUMBER_SERIES } from './numbering-fields';
import { NumberingInput } from './numbering-input';

/**
 * Lets series of numbers go on from a higher one this year, as after paper books or another system (docs/rules.md §5).
 * From there they have no gaps. Throws `number_taken` at each series that has that number already, and changes none then.
 */
export const saveNumbering = command(
  { name: 'tenants.save_numbering', permission: 'settings.manage', input: NumberingInput },
  async (ctx, input) => {
    const year = Number(localDay(ctx.now, ctx.tenant.timeZone).slice(0, 4));
    const before = await listNextNumbers(ctx);
    const fields: FieldErrors = {};
    for (const series of NUMBER_SERIES) {
      const next = input[series];
      if (next === null) continue;
      const value = next - 1;
      const [raised] = await ctx.tx
        .insert(counters)
        .values({ tenantId: ctx.tenantId, series, year, value })
        .onConflictDoUpdate({
          target: [counters.tenantId, counters.series, counters.year],
          set: { value: sql`excluded.value` },
          setWhere: lte(counters.value, sql`excluded.value`),
        })
        .returning({ value: counters.value });
      if (!raised) fields[series] = 'number_taken';
    }
    if (Object.keys(fields).length > 0) throw new AppError('number_taken', { fields });
    const after = await listNextNumbers(ctx);
    const named = (list: typeof before) => Object.fromEntries(list.map(({ series, number }) => [series, number]));
    ctx.record({ entity: 'tenant_settings', entityId: ctx.tenantId, before: named(before), after: named(after) });
    return named(after);
  },
);
