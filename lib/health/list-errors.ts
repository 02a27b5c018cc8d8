import { DAY_MS, HOUR_MS } from '../durations';

type Within = (ms: number, now: number) => { code: string; count: number }[];

/** Each code of the last day, with how often it was told in the last hour, too. The most frequent first. */
export function listErrors(within: Within, now: number): { code: string; hour: number; day: number }[] {
  const lately = new Map(within(HOUR_MS, now).map(({ code, count }) => [code, count]));
  return within(DAY_MS, now).map(({ code, count }) => ({ code, hour: lately.get(code) ?? 0, day: count }));
}
