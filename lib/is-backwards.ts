const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Whether the return is not after the pickup. Both are local times in one time zone, so comparing texts compares times. What is
 * not a time is no fault of the other.
 */
export function isBackwards({ pickupAt, dueAt }: { pickupAt: string; dueAt: string }): boolean {
  return LOCAL.test(pickupAt) && LOCAL.test(dueAt) && dueAt <= pickupAt;
}
