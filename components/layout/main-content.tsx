'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { ListSkeleton } from '@/components/lists/list-skeleton';
import { awaitedList } from '@/components/ui/awaited-list';

/**
 * The screen's own content, or the placeholders of a list that was asked for. The content stays, only hidden: where the list can't be
 * loaded, it comes back with what was typed.
 */
export function MainContent({ children }: { children: ReactNode }) {
  const list = useSyncExternalStore(awaitedList.subscribe, awaitedList.get, () => null);
  return (
    <main
      id="content"
      className="mx-auto w-full max-w-[1280px] flex-1 has-[[data-wide]]:max-w-none px-4 py-5 lg:px-8 lg:py-7"
    >
      {list && <ListSkeleton {...list} />}
      <div hidden={list !== null}>{children}</div>
    </main>
  );
}
