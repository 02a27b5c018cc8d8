'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** A text for a terminal, with a button that copies it. Plain http has no clipboard: there it is copied by hand. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations('api');
  async function copy() {
    await navigator.clipboard?.writeText(text);
    if (navigator.clipboard) toast.success(t('copied'));
  }
  return (
    <div className="grid gap-2">
      <pre className="rounded-control bg-sunken p-3 text-sm break-all whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <div>
        <Button onClick={copy}>{t('copy')}</Button>
      </div>
    </div>
  );
}
