import { readChanges } from '../audit/read-changes';

/** What concerns the platform too: who works there, and the company itself. */
const OPEN_KINDS = ['member', 'tenant', 'tenant_settings'];

interface Entry {
  entity: string;
  before: unknown;
  after: unknown;
}

/**
 * An entry as operators may read it. What a company wrote of its customers, drivers, rentals and money is its own: operators see
 * which fields changed, never their values (docs/rules.md §4).
 */
export function withoutValues<T extends Entry>(entry: T): Omit<T, 'before' | 'after'> & Entry & { fields: string[] } {
  if (OPEN_KINDS.includes(entry.entity)) return { ...entry, fields: [] };
  const fields = readChanges(entry).map(({ name }) => name);
  return { ...entry, before: null, after: null, fields };
}
