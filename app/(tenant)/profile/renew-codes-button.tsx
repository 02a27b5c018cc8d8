'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecoveryCodes } from '@/components/members/recovery-codes';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { renewRecoveryCodesAction } from './actions';
import { OwnPasswordForm } from './own-password-form';

export function RenewCodesButton() {
  const t = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('renew_codes')}</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          // The card behind counts the codes that are left.
          if (!next && codes) window.location.reload();
        }}
        title={t('renew_codes')}
        description={codes ? undefined : t('renew_help')}
      >
        {codes ? (
          <RecoveryCodes codes={codes} next="/profile" />
        ) : (
          <OwnPasswordForm
            id="recovery-codes"
            save={t('renew_codes')}
            action={renewRecoveryCodesAction}
            onDone={(answer) => setCodes(answer.codes)}
          />
        )}
      </Dialog>
    </>
  );
}
