'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ErrorCode, isErrorCode, isOurFault } from '@/lib/errors';

/** What was to be shown at an address; where it names one thing or asks for an answer, the reason says enough. */
const LOADED = {
  '/vehicles': 'load_vehicles',
  '/customers': 'load_customers',
  '/drivers': 'load_drivers',
  '/dashboard': 'load_statistics',
  '/admin': 'load_statistics',
} as const;

interface FailedPageProps {
  error: { name?: string; digest?: string };
  path: string | null;
  onRetry: () => void;
  /** In a frame that has its own landmarks. */
  inside?: boolean;
}

/** Says what could not be shown, and why; an error names its reference, and one that we know by its code says its own sentence. */
export function FailedPage({ error, path, onRetry, inside = false }: FailedPageProps) {
  const t = useTranslations();
  const code = codeOf(error);
  const Frame = inside ? 'div' : 'main';
  const what = isOurFault(code) && isLoaded(path) ? LOADED[path] : null;
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

/** A part of the screen whose code did not come is no fault of the server's. */
function codeOf({ name, digest }: FailedPageProps['error']): ErrorCode {
  if (isErrorCode(digest)) return digest;
  return name === 'ChunkLoadError' ? 'network_error' : 'server_error';
}

function isLoaded(path: string | null): path is keyof typeof LOADED {
  return path !== null && Object.hasOwn(LOADED, path);
}
