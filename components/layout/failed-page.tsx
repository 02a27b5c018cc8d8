'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ErrorCode, isOurFault } from '@/lib/errors';
import { failedToLoad } from '@/lib/failed-to-load';

interface FailedPageProps {
  error: { name?: string; digest?: string };
  path: string | null;
  onRetry: () => void;
  /** Inside a frame that has its own landmarks. */
  inside?: boolean;
}

/** Says what could not be shown, and why. An error shows its reference, and one with a known code its own sentence. */
export function FailedPage({ error, path, onRetry, inside = false }: FailedPageProps) {
  const t = useTranslations();
  // Safe because every code of an error has its text, and no digest that Next makes has one.
  const named =
    error.digest !== undefined && t.has(`errors.${error.digest as ErrorCode}`) ? (error.digest as ErrorCode) : null;
  const code = named ?? codeOf(error);
  const Frame = inside ? 'div' : 'main';
  const what = isOurFault(code) ? failedToLoad(path) : null;
  return (
    <Frame className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl">{t(`errors.${what ?? code}`)}</h1>
      {what && <p>{t(`errors.${code}`)}</p>}
      {code === 'server_error' && error.digest && (
        <p className="text-muted">{t('common.error_reference', { reference: error.digest })}</p>
      )}
      <Button variant="primary" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Frame>
  );
}

/** A part of the screen whose code failed to load is not a server error. */
function codeOf({ name }: FailedPageProps['error']): ErrorCode {
  return name === 'ChunkLoadError' ? 'network_error' : 'server_error';
}
