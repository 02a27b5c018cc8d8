/** The address of a list with some of its filters changed; empty ones are left out, so that an address stays short. */
export function listHref(
  path: string,
  filters: Record<string, string | number | null>,
  changes: Record<string, string | number | null> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...changes }))
    if (value !== null && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
