/**
 * A list's URL with some filters changed; null and an empty string remove one. It goes back to the first page unless a
 * cursor is given.
 */
export function listAddress(
  path: string,
  current: Record<string, string | string[] | undefined>,
  changes: Record<string, string | null>,
): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(current)) {
    if (typeof value === 'string' && value && name !== 'cursor') next.set(name, value);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
