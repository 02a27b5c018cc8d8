import { expect } from 'vitest';
import type { KeysetPage } from '@/lib/lists/keyset';

/** The ids on all pages of a list, in its order. On the way back, the pages are the same. */
export async function walkPages(
  read: (cursor: string | null) => Promise<KeysetPage<{ id: string }>>,
): Promise<string[]> {
  const pages: string[][] = [];
  let page = await read(null);
  for (;;) {
    pages.push(page.rows.map(({ id }) => id));
    if (!page.nextCursor) break;
    page = await read(page.nextCursor);
  }
  for (let at = pages.length - 2; at >= 0; at -= 1) {
    page = await read(page.previousCursor);
    expect(page.rows.map(({ id }) => id)).toEqual(pages[at]);
  }
  expect(page.previousCursor).toBeNull();
  return pages.flat();
}
