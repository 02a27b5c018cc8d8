'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { Icon } from '@/components/ui/icon';

/** New recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const t = useTranslations('profile');
  const text = codes.join('\n');

  return (
    <div className="grid gap-4">
      <Alert tone="warning">{t('codes_once')}</Alert>
      <ul className="grid font-mono gap-x-6 gap-y-1 rounded-card bg-sunken px-4 py-3 text-base sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copyToClipboard(text, t('codes_copied'))}>{t('codes_copy')}</Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('codes_file')}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-medium hover:bg-sunken lg:min-h-[38px]"
        >
          <Icon name="download" />
          {t('codes_download')}
        </a>
        {/* A whole load, since nothing of the page before may come back from the browser's memory. */}
        <Button variant="primary" onClick={() => window.location.assign(next)}>
          {t('codes_kept')}
        </Button>
      </div>
    </div>
  );
}
