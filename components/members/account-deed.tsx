'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

interface Props {
  deed: 'unlock' | 'deactivate' | 'reactivate' | 'end_all' | 'reset_factor';
  /** Changes when the question is another one. */
  id: string;
  /** Whose access it is about. */
  name: string;
  danger?: boolean;
  /** Asks for a reason. */
  reason?: boolean;
  /** Stands for the label on the button. */
  icon?: ReactNode;
  action: (key: string, reason: string) => Promise<ActionResult<unknown>>;
}

/** One thing done to somebody's access, after a question. */
export function AccountDeed({ deed, id, name, danger, reason, icon, action }: Props) {
  const t = useTranslations('members');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`${deed}-${id}`}
      danger={danger}
      reason={reason}
      icon={icon}
      label={icon ? `${t(`${deed}_label`)}: ${name}` : t(`${deed}_label`)}
      title={t(`${deed}_named`, { name })}
      description={t(`${deed}_help`, { name })}
      confirmLabel={t(`${deed}_named`, { name })}
      action={(why, key) => action(key, why)}
      onDone={() => {
        toast(t(`${deed}_done`, { name }));
        router.refresh();
      }}
    />
  );
}
