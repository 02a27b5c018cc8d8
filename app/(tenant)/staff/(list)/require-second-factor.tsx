'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { requireSecondFactorAction } from '../actions';

interface Props {
  required: boolean;
  /** The admin has one, and so knows what they ask of others. */
  mayRequire: boolean;
}

/** Whether every member needs a second factor. */
export function RequireSecondFactor({ required, mayRequire }: Props) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(required);
  const [pending, start] = useTransition();
  function choose(next: boolean) {
    setChosen(next);
    start(async () => {
      const result = await requireSecondFactorAction({ required: next }).catch(() => null);
      if (result?.ok) return toast(t(next ? 'members.required_done' : 'members.not_required_done'));
      setChosen(!next);
      toast.error(t(result ? `errors.${result.error.code}` : 'errors.network_error'));
    });
  }
  return (
    <Card title={t('members.second_factor')}>
      <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
        <input
          type="checkbox"
          checked={chosen}
          disabled={pending || (!chosen && !mayRequire)}
          onChange={(event) => choose(event.target.checked)}
          className="size-5 shrink-0 accent-[var(--accent)]"
        />
        <span className="min-w-0">{t('members.require_second_factor')}</span>
      </label>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('members.require_help')}</p>
      {!mayRequire && (
        <p className="mt-2 text-sm">
          <Link href="/profile" className="text-accent underline underline-offset-2 hover:no-underline">
            {t('members.own_first')}
          </Link>
        </p>
      )}
    </Card>
  );
}
