'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FailedPage } from './failed-page';

export interface ErrorScreenProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Replaces a screen that failed: alone, or inside the frame, which stays. */
export function ErrorScreen({ error, reset, inside = false }: ErrorScreenProps & { inside?: boolean }) {
  const router = useRouter();
  const path = usePathname();
  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }
  return <FailedPage error={error} path={path} onRetry={retry} inside={inside} />;
}
