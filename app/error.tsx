'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { Button } from '@/components/ui/button';
import { isErrorCode } from '@/lib/errors';

/** An error names its reference; one that we know by its code says its own sentence. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const code = isErrorCode(error.digest) ? error.digest : 'server_error';
  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }
  return (
    <main className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl">{t(`errors.${code}`)}</h1>
      {code === 'server_error' && error.digest && (
        <p className="text-muted">{t('common.error_reference', { reference: error.digest })}</p>
      )}
      <Button variant="primary" onClick={retry}>
        {t('action.retry')}
      </Button>
    </main>
  );
}
