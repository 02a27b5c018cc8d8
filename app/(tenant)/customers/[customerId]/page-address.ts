import type { RecordTab } from './record-tabs';

interface Cursors {
  previousCursor: string | null;
  nextCursor: string | null;
}

/** The addresses of the pages before and after this one in a part of a customer's record. */
export function pageAddress(customerId: string, tab: RecordTab, { previousCursor, nextCursor }: Cursors) {
  const address = (cursor: string | null) =>
    cursor && `/customers/${customerId}?${new URLSearchParams({ tab, cursor })}`;
  return { previous: address(previousCursor), next: address(nextCursor) };
}
