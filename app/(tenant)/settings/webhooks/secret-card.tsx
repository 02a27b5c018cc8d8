'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';

/** A new secret, which nobody can show again. */
export function SecretCard({ secret, next }: { secret: string; next: string }) {
  const t = useTranslations('webhooks');
  return (
    <div className="grid max-w-2xl gap-4">
      <Alert tone="warning">{t('secret_once')}</Alert>
      <FieldToCopy text={secret} label={t('secret_label')} className="font-mono" />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copyToClipboard(secret, t('secret_copied'))}>{t('secret_copy')}</Button>
        {/* A whole load, since nothing of the page before may come back from the browser's memory. */}
        <Button variant="primary" onClick={() => window.location.assign(next)}>
          {t('secret_kept')}
        </Button>
      </div>
    </div>
  );
}
