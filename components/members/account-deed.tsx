'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
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
  action: (key: string) => Promise<ActionResult<unknown>>;
}

/** One thing done to somebody's access, after a question. */
export function AccountDeed({ deed, id, name, danger, action }: Props) {
  const t = useTranslations('members');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`${deed}-${id}`}
      danger={danger}
      label={t(`${deed}_label`)}
      title={t(`${deed}_named`, { name })}
      description={t(`${deed}_help`, { name })}
      confirmLabel={t(`${deed}_named`, { name })}
      action={(_reason, key) => action(key)}
      onDone={() => {
        toast(t(`${deed}_done`, { name }));
        router.refresh();
      }}
    />
  );
}
