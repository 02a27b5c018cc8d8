'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';

/** A link that is shown once, to be passed on, and the address that it was mailed to. */
export function LinkToCopy({ link, label, email }: { link: string; label: string; email: string }) {
  const t = useTranslations('members');

  return (
    <div className="grid gap-3">
      <FieldToCopy text={link} label={label} />
      <Button variant="primary" onClick={() => copyToClipboard(link, t('copied'))}>
        {t('copy_link')}
      </Button>
      <p className="text-sm text-muted">{t('link_mailed', { email })}</p>
    </div>
  );
}
