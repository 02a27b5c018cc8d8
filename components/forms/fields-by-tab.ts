/** The fields of each tab, in the order of the table. */
export function fieldsByTab<Name extends string, Tab extends string>(
  tabOf: Readonly<Record<Name, Tab>>,
): Record<Tab, Name[]> {
  // Safe because the entries are the table's own.
  const entries = Object.entries(tabOf) as [Name, Tab][];
  const tabs = new Set(entries.map(([, tab]) => tab));
  const fieldsOf = (tab: Tab) => entries.filter((entry) => entry[1] === tab).map(([name]) => name);
  return Object.fromEntries([...tabs].map((tab) => [tab, fieldsOf(tab)])) as Record<Tab, Name[]>;
}
