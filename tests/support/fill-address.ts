import { newId } from '@/lib/id';

/** Names in addresses that are no record's. */
const WORDS: Record<string, string> = {
  '...unknown': 'no/such/page',
  article: 'start',
  file: 'nobody.ics',
  group: 'vehicles',
  kind: 'vehicles',
  number: 'R-2026-00001',
  readers: 'older',
  section: 'money',
};

/** An address with its names filled in, by these records or by ids that nobody has. */
export function fillAddress(address: string, ids: Record<string, string>): string {
  return address.replace(/\[([\w.]+)\]/g, (_all, name: string) => ids[name] ?? WORDS[name] ?? newId());
}
