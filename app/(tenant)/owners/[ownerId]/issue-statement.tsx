'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { issueStatementAction } from '../actions';

interface Props {
  ownerId: string;
  month: string;
  /** The month as people write it. */
  name: string;
  expectedCents: number;
  /** Whether it is what to do next with the owner. */
  primary: boolean;
}

export function IssueStatement({ ownerId, month, name, expectedCents, primary }: Props) {
  const t = useTranslations('owners');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`statement-${ownerId}-${month}-${expectedCents}`}
      primary={primary}
      label={t('issue', { month: name })}
      title={t('issue_title')}
      description={t('issue_help')}
      confirmLabel={t('issue', { month: name })}
      action={async (_reason, key) => {
        const answer = await issueStatementAction({ ownerId, month, expectedCents }, key);
        if (answer.ok) toast.success(t('issued', { number: answer.data.number }));
        return answer;
      }}
      onDone={() => router.refresh()}
    />
  );
}
