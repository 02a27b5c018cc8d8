'use client';

import { useRouter } from 'next/navigation';
import { useWhileWatched } from '@/components/layout/use-while-watched';

const ASK_MS = 15_000;

/** Reads the checks again while somebody looks at them. */
export function KeepWatching() {
  const router = useRouter();
  useWhileWatched(async () => router.refresh(), ASK_MS);
  return null;
}
