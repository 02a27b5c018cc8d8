'use client';

import { useRouter } from 'next/navigation';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { type Deed, useDeedQuestion } from './use-deed-question';

interface Props {
  deed: Deed;
  /** Changes when the question is another one. */
  id: string;
  /** Whose access it is about. */
  name: string;
  /** It takes something away, and is behind “…”. */
  danger?: boolean;
  /** It is the next step. */
  primary?: boolean;
  /** Asks for a reason. */
  reason?: boolean;
  action: (key: string, reason: string) => Promise<ActionResult<unknown>>;
}

/** One thing done to somebody's access, after a question. */
export function AccountDeed({ deed, id, name, danger, primary, reason, action }: Props) {
  const router = useRouter();
  const { done, ...words } = useDeedQuestion()(deed, name);
  const question = {
    id: `${deed}-${id}`,
    ...words,
    action: (why: string, key: string) => action(key, why),
    onDone: () => {
      toast(done);
      router.refresh();
    },
    danger,
    reason,
  };
  return danger ? <ConfirmInMenu of={name} {...question} /> : <ConfirmDialog primary={primary} {...question} />;
}
