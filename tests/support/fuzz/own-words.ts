import { tenantRows } from '../tenant-rows';

/**
 * Whether a company's own rows hold a word as text. An input may write another company's id into a note, and a later answer then
 * rightly tells it. What points at other rows does not count.
 */
export function ownWords(tenantId: string): (word: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (word) => {
    if (known.has(word)) return true;
    const rows = [...(await tenantRows(tenantId)).values()].flatMap((ofTable) => [...ofTable.values()]);
    const held = rows.some((row) =>
      Object.entries(row).some(([name, value]) => !/(?:^|_)id$/.test(name) && JSON.stringify(value).includes(word)),
    );
    if (held) known.add(word);
    return held;
  };
}
