/** Puts each value somewhere into a copy of what is sent: in place of a part of it, or beside its fields. */
export function spoil(sent: unknown, changes: readonly (readonly [number, string, unknown])[]): unknown {
  const whole = { sent: structuredClone(sent) };
  for (const [where, name, value] of changes) {
    const places = placesIn(whole);
    const place = places[where % places.length];
    if (!place) continue;
    const [parent, key] = place;
    const there = parent[key];
    if (where % 5 === 0 && there && typeof there === 'object' && !Array.isArray(there))
      Object.defineProperty(there, name, { value, enumerable: true, configurable: true, writable: true });
    else parent[key] = value;
  }
  return whole.sent;
}

type Place = [parent: Record<string, unknown>, key: string];

function placesIn(parent: object, depth = 0): Place[] {
  // Bytes take numbers only.
  if (depth > 5 || ArrayBuffer.isView(parent)) return [];
  return Object.entries(parent)
    .slice(0, 60)
    .flatMap(([key, value]) => [
      // Safe because an array has its places by their numbers, as an object has by their names.
      [parent as Record<string, unknown>, key] satisfies Place,
      ...(value && typeof value === 'object' ? placesIn(value, depth + 1) : []),
    ]);
}
