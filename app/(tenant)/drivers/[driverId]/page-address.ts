interface Cursors {
  previousCursor: string | null;
  nextCursor: string | null;
}

/** The URL's cursor for one part of a driver's record. */
export function cursorIn(search: Record<string, string | string[] | undefined>, part: string): string | null {
  const cursor = search[part];
  return typeof cursor === 'string' ? cursor : null;
}

/** The URLs of the previous and next page in one part of a driver's record. The other part stays on its page. */
export function pageAddress(
  driverId: string,
  search: Record<string, string | string[] | undefined>,
  part: 'rentals' | 'events',
  page: Cursors,
) {
  const other = part === 'rentals' ? 'events' : 'rentals';
  const stays = cursorIn(search, other);
  const address = (cursor: string | null) =>
    cursor &&
    `/drivers/${driverId}?${new URLSearchParams({ ...(stays && { [other]: stays }), [part]: cursor })}#${part}`;
  return { previous: address(page.previousCursor), next: address(page.nextCursor) };
}
