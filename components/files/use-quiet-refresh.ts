'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { ownChanges } from './own-changes';

/** Reloads the page's data once the user has paused making changes. */
export function useQuietRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => ownChanges.readBackBy(() => router.refresh()), [router]);
}
