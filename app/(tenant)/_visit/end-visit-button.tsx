'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { endVisitAction } from './actions';

/** Ends the visit and goes back to the operators' area. A visit that has ended by itself leads to the login, which says so. */
export function EndVisitButton({ label }: { label: string }) {
  const t = useTranslations('errors');
  const [pending, start] = useTransition();
  function end() {
    start(async () => {
      const result = await endVisitAction().catch(() => null);
      if (result?.ok) window.location.assign(result.data.to);
      else if (result?.error.code === 'visit_ended') window.location.reload();
      else toast.error(t('network_error'));
    });
  }
  return (
    <Button onClick={end} pending={pending} className="shrink-0">
      {label}
    </Button>
  );
}
