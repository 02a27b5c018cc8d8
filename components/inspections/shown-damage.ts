import type { DamageFacts } from './damage-line';
import type { DrawnMark } from './vehicle-view';

/** A damage with the number that it has on its drawing and in the list beside it. */
export type NumberedDamage<Damage extends DamageFacts> = Damage & DrawnMark;

/** Those that stood before come first, so that marking another one changes no number. */
export function numbered<Damage extends DamageFacts>(
  before: readonly Damage[],
  found: readonly Damage[],
): NumberedDamage<Damage>[] {
  return [...before, ...found].map((damage, index) => ({
    ...damage,
    number: index + 1,
    isNew: index >= before.length,
  }));
}
