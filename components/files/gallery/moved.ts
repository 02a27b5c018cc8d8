/** The list with the item at `from` moved to `to`. Positions outside the list mean its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.min(Math.max(to, 0), next.length), 0, item);
  return next;
}
