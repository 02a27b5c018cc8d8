'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** The key, which nobody can show again. Plain http has no clipboard: the field is there for copying by hand. */
export function KeyToCopy({ text, close }: { text: string; close: () => void }) {
  const t = useTranslations('api');
  async function copy() {
    await navigator.clipboard?.writeText(text);
    if (navigator.clipboard) toast(t('key_copied'));
  }
  return (
    <div className="grid gap-4">
      <input
        readOnly
        value={text}
        aria-label={t('key')}
        onFocus={(event) => event.currentTarget.select()}
        className="control"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{t('key_kept')}</Button>
        <Button variant="primary" onClick={copy}>
          {t('key_copy')}
        </Button>
      </div>
    </div>
  );
}
