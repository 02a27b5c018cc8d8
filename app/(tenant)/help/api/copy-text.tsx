'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';

/** A text for a terminal, with a button that copies it. Plain http has no clipboard: there it is copied by hand. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations('api');
  return (
    <div className="grid gap-2">
      <pre className="rounded-control bg-sunken p-3 text-sm break-all whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <div>
        <Button onClick={() => copyToClipboard(text, t('copied'))}>{t('copy')}</Button>
      </div>
    </div>
  );
}
