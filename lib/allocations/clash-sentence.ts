import type { Clash } from './find-clash';

/**
 * The reason a vehicle is unavailable, as a `rentals` message with its parameters. `say` formats the time from which it
 * is free.
 */
export function clashSentence(clash: Clash, say: (moment: Date) => string) {
  const names = { number: clash.number ?? '', customer: clash.customerName ?? '' };
  if (clash.late) return { key: 'clash_late', params: names } as const;
  if (!clash.freeFrom) return { key: 'clash_taken', params: names } as const;
  return { key: 'clash_until', params: { ...names, free: say(new Date(clash.freeFrom)) } } as const;
}
