import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { optionHolds } from '@/db/schema/allocations';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import type { RentalOption } from '../pricing/values';
import type { WriteContext } from '../server/command';
import { closeNoShows } from './close-no-shows';
import { packUnits } from './pack-units';
import type { KeptUnits } from './read-kept-units';
import { readOptionHolds } from './read-option-holds';

interface Request {
  options: readonly RentalOption[];
  from: Date;
  until: Date;
  holder: { kind: 'reservation' | 'rental'; id: string };
  /** The input's field at which a refusal is shown. */
  fieldOf: (option: RentalOption) => string;
  /** The units that the same booking has held until now. A promise is kept also where the stock was lowered. */
  kept?: KeptUnits;
  /** Whether what was a promise is handed over now. */
  goesOut?: boolean;
}

const STOCKS = { gps: tenantSettings.gpsStock, child_seat: tenantSettings.childSeatStock };

/**
 * Holds a unit of each option that the company counts, inside the caller's transaction. Those who do so wait for each
 * other at the company's settings, and the database's exclusion constraint has the last word. Throws
 * `option_not_available`.
 */
export async function holdOptions(ctx: WriteContext, request: Request): Promise<void> {
  const counted = (['gps', 'child_seat'] as const).filter((option) => request.options.includes(option));
  if (counted.length === 0) return;
  const [stocks] = await ctx.tx
    .select(STOCKS)
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId))
    .for('no key update');
  for (const option of counted) {
    const stock = stocks?.[option] ?? null;
    if (stock !== null) await holdUnit(ctx, { ...request, option, stock });
  }
}

async function holdUnit(ctx: WriteContext, request: Request & { option: 'gps' | 'child_seat'; stock: number }) {
  const { option, stock, from, until, holder } = request;
  const { tenantId } = ctx;
  const held = and(
    eq(optionHolds.tenantId, tenantId),
    eq(optionHolds.option, option),
    isNull(optionHolds.releasedAt),
    sql`${optionHolds.reservationId} is not null`,
  );
  const holders = await ctx.tx.select({ id: optionHolds.reservationId }).from(optionHolds).where(held);
  const ids = holders.map(({ id }) => id);
  if (ids.length > 0) await closeNoShows(ctx, inArray(sql`s.id`, ids));
  const asked = { from: from.getTime(), until: until.getTime() };
  const mine = request.kept?.get(option);
  const kept = mine ? { ...mine, goesOut: request.goesOut ?? false } : null;
  const packed = packUnits(await readOptionHolds(ctx, option), asked, stock, kept);
  if (!packed)
    throw new AppError('option_not_available', { fields: { [request.fieldOf(option)]: 'option_not_available' } });
  await changeUnits(ctx, packed.moved);
  await ctx.tx.insert(optionHolds).values({
    tenantId,
    id: newId(),
    option,
    unit: packed.unit,
    reservationId: holder.kind === 'reservation' ? holder.id : null,
    rentalId: holder.kind === 'rental' ? holder.id : null,
    period: `[${from.toISOString()},${until.toISOString()})`,
  });
}

/** All are taken out before any is put back, so that two may change units. */
async function changeUnits(ctx: WriteContext, moved: readonly [id: string, unit: number][]): Promise<void> {
  if (moved.length === 0) return;
  const theirs = and(
    eq(optionHolds.tenantId, ctx.tenantId),
    inArray(
      optionHolds.id,
      moved.map(([id]) => id),
    ),
  );
  const rows = await ctx.tx.delete(optionHolds).where(theirs).returning();
  const units = new Map(moved);
  await ctx.tx.insert(optionHolds).values(rows.map((row) => ({ ...row, unit: units.get(row.id) ?? row.unit })));
}
