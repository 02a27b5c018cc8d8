'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { chooseDailyMailAction } from './actions';

/** The member's own switch for a mail each morning. */
export function DailyMailSwitch({ on, email }: { on: boolean; email: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const [chosen, setChosen] = useState(on);
  const [pending, start] = useTransition();
  function choose(dailyMail: boolean) {
    setChosen(dailyMail);
    start(async () => {
      const result = await chooseDailyMailAction({ dailyMail, locale }).catch(() => null);
      if (result?.ok) return;
      setChosen(!dailyMail);
      toast.error(t(result ? `errors.${result.error.code}` : 'errors.network_error'));
    });
  }
  return (
    <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
      <input
        type="checkbox"
        checked={chosen}
        disabled={pending}
        onChange={(event) => choose(event.target.checked)}
        className="size-5 shrink-0 accent-[var(--accent)]"
      />
      <span className="min-w-0 wrap-anywhere">{t('notices.daily_mail', { email })}</span>
    </label>
  );
}
