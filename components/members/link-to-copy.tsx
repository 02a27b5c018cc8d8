'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** A link that is shown once, to be passed on, and the address that it was mailed to. */
export function LinkToCopy({ link, label, email }: { link: string; label: string; email: string }) {
  const t = useTranslations('members');

  /** Plain http has no clipboard. The field then shows the link for copying by hand. */
  async function copy() {
    await navigator.clipboard?.writeText(link);
    if (navigator.clipboard) toast(t('copied'));
  }

  return (
    <div className="grid gap-3">
      <input
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        className="control"
      />
      <Button variant="primary" onClick={copy}>
        {t('copy_link')}
      </Button>
      <p className="text-sm text-muted">{t('link_mailed', { email })}</p>
    </div>
  );
}
