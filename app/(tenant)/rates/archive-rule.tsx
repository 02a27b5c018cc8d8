'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archiveRateRuleAction } from './actions';

export function ArchiveRule({ ruleId, name }: { ruleId: string; name: string }) {
  const t = useTranslations('rates');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`archive-rate-${ruleId}`}
      danger
      label={t('archive')}
      title={t('archive_title')}
      description={t('archive_effect')}
      confirmLabel={t('archive_named', { name })}
      action={(_reason, key) => archiveRateRuleAction({ ruleId }, key)}
      onDone={() => {
        toast.success(t('archived'));
        router.push('/rates');
      }}
    />
  );
}
