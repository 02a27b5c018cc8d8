'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

interface Props {
  label: string;
  done: string;
  act: () => Promise<ActionResult<unknown>>;
  primary?: boolean;
}

/** Does something at once that needs no question, and shows the screen as it is then. */
export function ActButton({ label, done, act, primary = false }: Props) {
  const t = useTranslations('errors');
  const router = useRouter();
  const [pending, start] = useTransition();
  function press() {
    start(async () => {
      const result = await act().catch(() => null);
      if (!result) toast.error(t('network_error'));
      else if (!result.ok) toast.error(t(result.error.code));
      else {
        toast.success(done);
        router.refresh();
      }
    });
  }
  return (
    <Button variant={primary ? 'primary' : 'secondary'} pending={pending} onClick={press}>
      {label}
    </Button>
  );
}
