/**
 * How near a name is to what was typed, the nearest first: it begins so, one of its words is that, or it is found by something else.
 * Both are normalized, as `normalizeSearch` does it.
 */
export function nameRank(nameKey: string, typed: string): number {
  if (nameKey.startsWith(typed)) return 0;
  return ` ${nameKey} `.includes(` ${typed} `) ? 1 : 2;
}
