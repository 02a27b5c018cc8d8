/** Which article is about a screen, by how its address begins. The first that fits holds. */
const PLACES: readonly [begins: RegExp, article: string][] = [
  [/^\/rentals\/reservation/, 'reservations'],
  [/^\/rentals\/[^/]+\/(?:return|swap|extend)/, 'returns'],
  [/^\/payments\/close/, 'day_close'],
  [/^\/(?:accidents|expenses)/, 'expenses'],
  [/^\/(?:staff|users)/, 'users'],
  [/^\/notices/, 'dashboard'],
  [/^\/settings\/api-keys/, 'api_keys'],
  [/^\/settings\/webhooks/, 'webhooks'],
  [
    /^\/(dashboard|today|vehicles|customers|drivers|rentals|reservations|quotes|availability|inspections|payments|invoices|reports|owners|audit|settings|profile|imports|rates|support)/,
    '$1',
  ],
];

/** The address of the help for the screen at a path; the whole help where no article is about it. */
export function helpPath(path: string): string {
  for (const [begins, article] of PLACES) {
    const found = begins.exec(path);
    if (found) return `/help/${article.replace('$1', found[1] ?? '')}`;
  }
  return '/help';
}
