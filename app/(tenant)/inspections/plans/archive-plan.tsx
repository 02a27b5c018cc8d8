'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archivePlanAction } from './actions';

/** `name` is the plan's service and what it is for. */
export function ArchivePlan({ planId, name }: { planId: string; name: string }) {
  const t = useTranslations('maintenance');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`archive-plan-${planId}`}
      danger
      label={t('archive_plan')}
      title={t('archive_plan_title')}
      description={t('archive_plan_effect')}
      confirmLabel={t('archive_plan_named', { name })}
      action={(_reason, key) => archivePlanAction({ planId }, key)}
      onDone={() => {
        toast.success(t('plan_archived'));
        router.push('/inspections/plans');
      }}
    />
  );
}
