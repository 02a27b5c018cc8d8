import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import { rateRules } from '../schema/vehicles';
import type { DemoStory } from './story';

/** No season starts so soon that it changes the price of a rental created today. */
const AHEAD_DAYS = 14;

/** The next seasons that companies in Haiti charge differently, and a discount for the best customers. */
export async function insertRates(
  tx: Transaction,
  tenantId: string,
  { now, words }: { now: Date; words: DemoStory['words'] },
): Promise<void> {
  const open = { tenantId, classId: null, tier: null, dailyRateCents: null, createdAt: now };
  await tx.insert(rateRules).values([
    { ...open, id: newId(), name: words.season, ...upcoming(now, christmas), changeBasisPoints: 2500 },
    { ...open, id: newId(), name: words.carnival, ...upcoming(now, carnival), changeBasisPoints: 3000 },
    { ...open, id: newId(), name: words.vip, startsOn: null, endsOn: null, tier: 'vip', changeBasisPoints: -1000 },
  ]);
}

type Season = (year: number) => [first: number, last: number];

function christmas(year: number): [number, number] {
  return [Date.UTC(year, 11, 15), Date.UTC(year + 1, 0, 5)];
}

/** From the Thursday before Carnival to Ash Wednesday. */
function carnival(year: number): [number, number] {
  const ashWednesday = easter(year) - 46 * DAY_MS;
  return [ashWednesday - 6 * DAY_MS, ashWednesday];
}

/** Easter Sunday, calculated with the Meeus/Jones/Butcher algorithm. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

function upcoming(now: Date, season: Season): { startsOn: string; endsOn: string } {
  const year = now.getUTCFullYear();
  const soonest = now.getTime() + AHEAD_DAYS * DAY_MS;
  const [first, last] =
    [season(year), season(year + 1), season(year + 2)].find(([start]) => start > soonest) ?? season(year);
  const text = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { startsOn: text(first), endsOn: text(last) };
}
