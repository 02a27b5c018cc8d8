'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

interface Props {
  deed: 'unlock' | 'deactivate' | 'reactivate' | 'end_all' | 'reset_factor';
  /** Changes when the question is another one. */
  id: string;
  /** Whose access it is about. */
  name: string;
  /** It takes something away, and is behind “…”. */
  danger?: boolean;
  /** Asks for a reason. */
  reason?: boolean;
  action: (key: string, reason: string) => Promise<ActionResult<unknown>>;
}

/** One thing done to somebody's access, after a question. */
export function AccountDeed({ deed, id, name, danger, reason, action }: Props) {
  const t = useTranslations('members');
  const router = useRouter();
  const question = {
    id: `${deed}-${id}`,
    label: t(`${deed}_label`),
    title: t(`${deed}_named`, { name }),
    description: t(`${deed}_help`, { name }),
    confirmLabel: t(`${deed}_named`, { name }),
    action: (why: string, key: string) => action(key, why),
    onDone: () => {
      toast(t(`${deed}_done`, { name }));
      router.refresh();
    },
    danger,
    reason,
  };
  return danger ? <ConfirmInMenu of={name} {...question} /> : <ConfirmDialog {...question} />;
}
