'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

const REST_MS = 1200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads the page anew once the person has rested from changing it, so that an older answer never undoes a newer change on the screen. */
export function useQuietRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    clearTimeout(timer);
    timer = setTimeout(() => router.refresh(), REST_MS);
  }, [router]);
}
