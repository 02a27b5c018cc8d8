/** Whether the return is not after the pickup. Both are local times in one time zone, so comparing texts compares times. */
export function isBackwards({ pickupAt, dueAt }: { pickupAt: string; dueAt: string }): boolean {
  return pickupAt !== '' && dueAt !== '' && dueAt <= pickupAt;
}
