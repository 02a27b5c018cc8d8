'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { withdrawNoticeAction } from '../actions';

interface Props {
  tenantId: string;
  name: string;
  /** The day of the deletion as people read it. */
  day: string;
  reason: string;
}

/** The notice under which a company stands, and its withdrawal. */
export function DeletionCard({ tenantId, name, day, reason }: Props) {
  const t = useTranslations('leaving');
  return (
    <Card title={t('delete_title')}>
      <div className="grid justify-items-start gap-4">
        <Alert tone="warning">
          {t('notice_until', { day })} {t('notice_reason', { reason })}
        </Alert>
        <ConfirmDialog
          id={`withdraw-${tenantId}`}
          label={t('withdraw')}
          title={t('withdraw')}
          description={t('withdraw_confirm', { name })}
          confirmLabel={t('withdraw')}
          action={(_reason, key) => withdrawNoticeAction({ tenantId }, key)}
          onDone={() => toast.success(t('withdrawn', { name }))}
        />
      </div>
    </Card>
  );
}
