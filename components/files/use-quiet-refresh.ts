'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { ownChanges } from './own-changes';

/** Reads the page anew once the person has rested from changing it. */
export function useQuietRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => ownChanges.readBackBy(() => router.refresh()), [router]);
}
