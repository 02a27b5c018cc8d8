const DAY_MS = 86_400_000;

/** How a paper stands on a local day: run out, within 7 or 30 days of it, or neither (null). The day itself is still valid. */
export function paperState(expiresOn: string, today: string): 'expired' | 'week' | 'month' | null {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0) return 'expired';
  if (days <= 7) return 'week';
  return days <= 30 ? 'month' : null;
}
