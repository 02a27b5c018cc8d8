'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';

/** The key, which nobody can show again. Plain http has no clipboard: the field is there for copying by hand. */
export function KeyToCopy({ text, close }: { text: string; close: () => void }) {
  const t = useTranslations('api');
  return (
    <div className="grid gap-4">
      <FieldToCopy text={text} label={t('key')} className="font-mono" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{t('key_kept')}</Button>
        <Button variant="primary" onClick={() => copyToClipboard(text, t('key_copied'))}>
          {t('key_copy')}
        </Button>
      </div>
    </div>
  );
}
