'use client';

import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { SignInScope } from './sign-in-scope';

const SignInForm = lazyPart(() => import('./sign-in-form').then((module) => module.SignInForm));

/** Says that the session has ended, and signs in again here, so that what was typed can still be saved. */
export function SessionEnded() {
  const t = useTranslations();
  const scope = useContext(SignInScope);
  const [state, setState] = useState<'ended' | 'asking' | 'back'>('ended');
  if (!scope) return <Alert>{t('errors.session_expired')}</Alert>;
  if (state === 'back') return <Alert tone="success">{t('common.session_back')}</Alert>;
  return (
    <Alert tone="warning">
      <span className="block">{t('common.session_ended')}</span>
      <Button className="mt-2" onClick={() => setState('asking')}>
        {t('common.sign_in_again')}
      </Button>
      <Dialog
        open={state === 'asking'}
        onOpenChange={() => setState('ended')}
        title={t('common.sign_in_again')}
        description={scope.email}
      >
        <SignInForm signIn={scope.signIn} onDone={() => setState('back')} />
      </Dialog>
    </Alert>
  );
}
