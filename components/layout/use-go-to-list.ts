'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { type AwaitedList, awaitedList } from '@/components/ui/awaited-list';

/** Goes to a screen as a link does, for an entry of a menu. */
export function useGoToList(): (href: string, list: AwaitedList | undefined) => void {
  const router = useRouter();
  const [pending, go] = useTransition();
  const [list, setList] = useState<AwaitedList>();
  useEffect(() => (pending && list ? awaitedList.show(list) : undefined), [pending, list]);
  return (href, next) => {
    setList(next);
    go(() => router.push(href));
  };
}
