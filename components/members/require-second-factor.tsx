'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

interface Props {
  required: boolean;
  /** Who chooses has one, and so knows what they ask of others. */
  mayRequire: boolean;
  /** What the choice says, as it names those who need one. */
  label: string;
  /** The address of one's own profile. */
  profile: string;
  require: (input: { required: boolean }) => Promise<ActionResult<unknown>>;
}

/** Whether everybody needs a second factor. */
export function RequireSecondFactor({ required, mayRequire, label, profile, require }: Props) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(required);
  const [pending, start] = useTransition();
  function choose(next: boolean) {
    setChosen(next);
    start(async () => {
      const result = await require({ required: next }).catch(() => null);
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
        <span className="min-w-0">{label}</span>
      </label>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('members.require_help')}</p>
      {!mayRequire && (
        <p className="mt-2 text-sm">
          <Link href={profile} className="text-accent underline underline-offset-2 hover:no-underline">
            {t('members.own_first')}
          </Link>
        </p>
      )}
    </Card>
  );
}
