/** Whether a season is current, upcoming or ended on a local day. A season without dates is always current. */
export function seasonState(
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
  today: string,
): 'now' | 'soon' | 'past' {
  if (endsOn !== null && endsOn < today) return 'past';
  return startsOn !== null && startsOn > today ? 'soon' : 'now';
}
