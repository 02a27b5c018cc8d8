'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** A new secret, which nobody can show again. */
export function SecretCard({ secret, next }: { secret: string; next: string }) {
  const t = useTranslations('webhooks');
  /** Plain http has no clipboard. The field then shows the secret for copying by hand. */
  async function copy() {
    await navigator.clipboard?.writeText(secret);
    if (navigator.clipboard) toast.success(t('secret_copied'));
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <Alert tone="warning">{t('secret_once')}</Alert>
      <input
        readOnly
        value={secret}
        aria-label={t('secret_label')}
        onFocus={(event) => event.currentTarget.select()}
        className="control"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>{t('secret_copy')}</Button>
        {/* A whole load, since nothing of the page before may come back from the browser's memory. */}
        <Button variant="primary" onClick={() => window.location.assign(next)}>
          {t('secret_kept')}
        </Button>
      </div>
    </div>
  );
}
