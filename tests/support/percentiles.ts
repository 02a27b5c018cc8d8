/** What half of the waits, and 99 of 100 of them, stay within, in whole ms. For a report; no test is timed. */
export function percentiles(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const within = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `p50 ${within(0.5)} ms, p99 ${within(0.99)} ms`;
}
