const QUIET_MS = 15 * 60 * 1000;

/** At most one mail goes to each side of a thread in a quarter of an hour. */
export function isMailDue(mailedAt: Date | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= QUIET_MS;
}
