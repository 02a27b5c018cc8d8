/** The words that the product has for things of a checklist. Each is a text of its own in `inspections`. */
const KNOWN_ITEMS = ['spare_wheel', 'jack', 'registration_papers', 'insurance_card'] as const;

export type KnownItem = (typeof KNOWN_ITEMS)[number];

/** The thing if it is one of ours; null if the company has named it, whatever the name. */
export function knownItem(item: string): KnownItem | null {
  return KNOWN_ITEMS.find((name) => name === item) ?? null;
}
