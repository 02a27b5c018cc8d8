'use client';

import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { restorePlanAction, retirePlanAction } from '../actions';

interface Props {
  planId: string;
  name: string;
  retired: boolean;
  companies: number;
}

/** Takes a plan from those that companies can change to, or offers it again. */
export function RetirePlan({ planId, name, retired, companies }: Props) {
  const t = useTranslations('plans');
  const what = retired ? 'restore' : 'retire';
  const Question = retired ? ConfirmDialog : ConfirmInMenu;
  return (
    <Question
      id={`${what}-plan`}
      danger={!retired}
      label={t(what)}
      title={t(`${what}_title`, { name })}
      description={t(`${what}_effect`, { count: companies })}
      confirmLabel={t(`${what}_named`, { name })}
      action={(_reason, key) => (retired ? restorePlanAction({ planId }, key) : retirePlanAction({ planId }, key))}
      onDone={() => toast.success(t(`${what}_done`, { name }))}
    />
  );
}
