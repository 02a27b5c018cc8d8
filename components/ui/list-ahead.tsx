'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';
import { type AwaitedList, awaitedList } from './awaited-list';

/** Inside a link: shows the placeholders of its list from the press until the list has arrived. */
export function ListAhead({ title, searched }: AwaitedList) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? awaitedList.show({ title, searched }) : undefined), [pending, title, searched]);
  return null;
}
