'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FailedPage } from '@/components/layout/failed-page';

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const router = useRouter();
  const path = usePathname();
  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }
  return <FailedPage error={error} path={path} onRetry={retry} />;
}
