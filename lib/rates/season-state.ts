/** Whether a season is running, to come or over on a local day; one without ends is always running. */
export function seasonState(
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
  today: string,
): 'now' | 'soon' | 'past' {
  if (endsOn !== null && endsOn < today) return 'past';
  return startsOn !== null && startsOn > today ? 'soon' : 'now';
}
