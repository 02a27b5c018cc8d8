'use client';

import { useContext, useEffect } from 'react';
import { type AwaitedList, awaitedList } from './awaited-list';
import { LinkPending } from './link-pending';

/** Inside a link: shows the placeholders of its list from the press until the list has arrived. */
export function ListAhead({ title, searched }: AwaitedList) {
  const pending = useContext(LinkPending);
  useEffect(() => (pending ? awaitedList.show({ title, searched }) : undefined), [pending, title, searched]);
  return null;
}
