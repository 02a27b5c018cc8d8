'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { revokeApiKeyAction } from './actions';

/** Ends a key at once, after a question: the program that uses it stops working. */
export function RevokeKey({ keyId, name }: { keyId: string; name: string }) {
  const t = useTranslations('api');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={name}
      id={`revoke-key-${keyId}`}
      label={t('revoke')}
      title={t('revoke_question', { name })}
      description={t('revoke_detail')}
      confirmLabel={t('revoke_named', { name })}
      danger
      action={(_reason, key) => revokeApiKeyAction({ keyId }, key)}
      onDone={() => {
        toast(t('revoked_done', { name }));
        router.refresh();
      }}
    />
  );
}
