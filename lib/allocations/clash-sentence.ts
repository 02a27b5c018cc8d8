import type { Clash } from './find-clash';

/** What stands against a vehicle, as a message of `rentals` with its parameters; `say` writes the moment when it is free. */
export function clashSentence(clash: Clash, say: (moment: Date) => string) {
  const names = { number: clash.number ?? '', customer: clash.customerName ?? '' };
  if (clash.late) return { key: 'clash_late', params: names } as const;
  if (!clash.freeFrom) return { key: 'clash_taken', params: names } as const;
  return { key: 'clash_until', params: { ...names, free: say(new Date(clash.freeFrom)) } } as const;
}
