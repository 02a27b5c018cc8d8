import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { heldUntil } from '../allocations/held-until';
import { nextFree } from '../allocations/next-free';
import { readClassHolds } from '../allocations/read-class-holds';
import { localToInstant } from '../dates';
import { DAY_MS, HOUR_MS } from '../durations';
import { coverPhotos } from '../files/cover-photos';
import type { Rates } from '../pricing/quote';
import { listRateRules } from '../rates/list-rate-rules';
import { rateForPeriod } from '../rates/rate-for-period';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { classNameSql } from '../vehicles/class-name-sql';

const MOST_WINDOWS = 8;
const OPENING = 'T09:00';

export interface FreeWindow {
  vehicleId: string;
  model: string;
  /** Null for a vehicle of no class. */
  className: string | null;
  plate: string;
  color: string;
  /** The attachment with its main photo. */
  coverId: string | undefined;
  from: Date;
  until: Date;
  /** What the company's rules make of its rates for that time, without insurance and extras. */
  rentCents: number;
}

interface Question {
  classId: string;
  /** Whole rental days, of 24 hours each. */
  days: number;
  /** The earliest local day of the pickup, such as `2026-12-20`. */
  day: string;
}

/**
 * From when each vehicle of a class is free for so long, the earliest first and at most eight. Assumption: the first
 * pickup is at nine o'clock of the asked day, or in the next whole hour. A vehicle that is late or out of service has no
 * window, and a booking whose vehicle is not chosen counts where it is pencilled now.
 */
export async function findFreeWindows(ctx: ReadContext, { classId, days, day }: Question): Promise<FreeWindow[]> {
  const opens = localToInstant(`${day}${OPENING}`, ctx.tenant.timeZone) ?? ctx.now;
  const nextHour = Math.ceil(ctx.now.getTime() / HOUR_MS) * HOUR_MS;
  const from = Math.max(opens.getTime(), nextHour);
  const [{ lanes, pencilled }, settings, rules] = await Promise.all([
    readClassHolds(ctx, classId),
    getTenantSettings(ctx),
    listRateRules(ctx),
  ]);
  const until = heldUntil(new Date(from + days * DAY_MS), settings.turnaroundMinutes).getTime();
  const found = lanes
    .flatMap((lane) => {
      const free = nextFree([lane], pencilled, { from, until });
      return free === null ? [] : [{ vehicleId: lane.vehicleId, free }];
    })
    .toSorted((a, b) => a.free - b.free)
    .slice(0, MOST_WINDOWS);
  const ids = found.map(({ vehicleId }) => vehicleId);
  const [names, covers] = await Promise.all([namesOf(ctx, ids), coverPhotos(ctx, ids)]);
  return found.flatMap(({ vehicleId, free }) => {
    const named = names.get(vehicleId);
    if (!named) return [];
    const { rates, ...name } = named;
    const window = { from: new Date(free), until: new Date(free + days * DAY_MS) };
    const { graceMinutes } = settings;
    const { rentCents } = rateForPeriod({
      ...{ rates, rules, classId, tier: null },
      ...{ out: window.from, due: window.until, graceMinutes, timeZone: ctx.tenant.timeZone },
    });
    return [{ ...name, vehicleId, coverId: covers.get(vehicleId), ...window, rentCents }];
  });
}

type Named = Pick<FreeWindow, 'model' | 'className' | 'plate' | 'color'> & { rates: Rates };

async function namesOf(ctx: ReadContext, ids: string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .select({
      id: vehicles.id,
      model: sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`,
      className: classNameSql,
      plate: vehicles.plate,
      color: vehicles.color,
      rates: {
        dailyCents: vehicles.dailyRateCents,
        weeklyCents: vehicles.weeklyRateCents,
        monthlyCents: vehicles.monthlyRateCents,
      },
    })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), inArray(vehicles.id, ids)));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
