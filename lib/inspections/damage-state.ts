import type { DamageClosing, DamageState } from './values';

interface DamageFacts {
  closedAs: DamageClosing | null;
  chargeId: string | null;
  /** When its charge was voided; null if it counts. */
  chargeWaivedAt: Date | null;
}

/** What has become of a damage (docs/rules.md §6). A charge that was voided leaves it open. */
export function damageState({ closedAs, chargeId, chargeWaivedAt }: DamageFacts): DamageState {
  if (closedAs) return closedAs;
  return chargeId !== null && chargeWaivedAt === null ? 'charged' : 'open';
}
