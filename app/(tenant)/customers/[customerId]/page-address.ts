import type { RecordTab } from './record-tabs';

interface Cursors {
  previousCursor: string | null;
  nextCursor: string | null;
}

/** The URLs of the previous and next page in one part of a customer's record. */
export function pageAddress(customerId: string, tab: RecordTab, { previousCursor, nextCursor }: Cursors) {
  const address = (cursor: string | null) =>
    cursor && `/customers/${customerId}?${new URLSearchParams({ tab, cursor })}`;
  return { previous: address(previousCursor), next: address(nextCursor) };
}
