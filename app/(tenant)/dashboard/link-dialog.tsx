'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { inviteMemberAction } from './actions';

type Answer = ActionResult<{ name: string; email: string; purpose: 'invitation' | 'reset'; link: string }>;

/** Creates a link to set a password and shows it once, because many members do not read email. */
export function LinkDialog({ memberId, name }: { memberId: string; name: string }) {
  const t = useTranslations();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [pending, start] = useTransition();

  function make() {
    start(async () => {
      setAnswer(
        await inviteMemberAction({ memberId }).catch(() => ({ ok: false, error: { code: 'network_error' } }) as const),
      );
    });
  }

  return (
    <>
      <Button
        variant="ghost"
        pending={pending}
        onClick={make}
        aria-label={`${t('members.make_link')}: ${name}`}
        title={t('members.make_link')}
        icon={<Icon name="link-2" />}
      />
      <Dialog
        open={answer !== null}
        onOpenChange={(open) => !open && setAnswer(null)}
        title={t('members.link_title', { name })}
        description={answer?.ok ? t(`members.link_${answer.data.purpose}`, { name }) : undefined}
      >
        {answer && !answer.ok && <Alert>{t(`errors.${answer.error.code}`, answer.error.params)}</Alert>}
        {answer?.ok && (
          <div className="grid gap-3">
            <input
              readOnly
              value={answer.data.link}
              aria-label={t('members.link_title', { name })}
              onFocus={(event) => event.currentTarget.select()}
              className="control"
            />
            <Button variant="primary" onClick={() => copy(answer.data.link)}>
              {t('members.copy_link')}
            </Button>
            <p className="text-sm text-muted">{t('members.link_mailed', { email: answer.data.email })}</p>
          </div>
        )}
      </Dialog>
    </>
  );

  /** Plain http has no clipboard. The field then shows the link for copying by hand. */
  async function copy(link: string) {
    await navigator.clipboard?.writeText(link);
    if (navigator.clipboard) toast(t('members.copied'));
  }
}
