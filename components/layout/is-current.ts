/** Screens without an entry of their own, each with the entry that leads to them. */
const UNDER: readonly [screen: string, entry: string][] = [
  ['/accidents', '/expenses'],
  ['/rates', '/vehicles'],
  ['/imports/vehicles', '/vehicles'],
  ['/imports/customers', '/customers'],
  ['/imports/drivers', '/drivers'],
  ['/rentals/reservation', '/reservations'],
];

/** Whether a menu's entry leads to the screen at this path. */
export function isCurrent(path: string, href: string): boolean {
  const place = UNDER.find(([screen]) => isWithin(path, screen))?.[1] ?? path;
  return href === '/admin' ? place === href : isWithin(place, href);
}

function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
