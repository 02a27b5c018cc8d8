interface Cursors {
  previousCursor: string | null;
  nextCursor: string | null;
}

/** The cursor that an address has for one part of a driver's record. */
export function cursorIn(search: Record<string, string | string[] | undefined>, part: string): string | null {
  const cursor = search[part];
  return typeof cursor === 'string' ? cursor : null;
}

/** The addresses of the pages before and after this one in a part of a driver's record; its other part stays where it is. */
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
