'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { MAILINGS, type Mailing } from '@/lib/reports/values';
import { mailPresetAction } from './actions';

/** How often the member gets a kept report by mail. */
export function MailChoice({ presetId, name, every }: { presetId: string; name: string; every: Mailing }) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(every);
  const [pending, start] = useTransition();
  function choose(next: Mailing) {
    setChosen(next);
    start(async () => {
      const result = await mailPresetAction({ presetId, every: next }).catch(() => null);
      if (result?.ok) return toast.success(t('reports.mail_chosen'));
      setChosen(chosen);
      toast.error(t(result ? `errors.${result.error.code}` : 'errors.network_error'));
    });
  }
  return (
    <select
      aria-label={t('reports.preset_mail', { name })}
      value={chosen}
      disabled={pending}
      onChange={(event) => choose(MAILINGS.find((one) => one === event.target.value) ?? 'never')}
      className="control"
    >
      {MAILINGS.map((one) => (
        <option key={one} value={one}>
          {t(`reports.mail_${one}`)}
        </option>
      ))}
    </select>
  );
}
