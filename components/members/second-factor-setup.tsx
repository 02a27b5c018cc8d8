'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeField } from '@/components/forms/code-field';
import { FormFailure } from '@/components/forms/form-failure';
import { OwnPasswordField } from '@/components/forms/own-password-field';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import type { ActionResult } from '@/lib/errors';
import type { OfferedFactor } from '@/lib/profile/offer-second-factor';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

export interface SecondFactorProps {
  offered: OfferedFactor;
  turnOn: (input: {
    ownPassword: string;
    sealedSecret: string;
    code: string;
  }) => Promise<ActionResult<{ codes: string[] }>>;
  /** Where to go once the recovery codes are kept. */
  next: string;
}

/** Sets up an authenticator app in three steps, then shows the recovery codes. */
export function SecondFactorSetup({ offered: first, turnOn, next }: SecondFactorProps) {
  const t = useTranslations();
  // A page that is rendered again would offer another secret than the one in the app.
  const [offered] = useState(first);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { form, submit, pending, failure } = useActionForm({
    id: 'second-factor',
    defaultValues: { ownPassword: '', sealedSecret: offered.sealedSecret, code: '' },
    action: (values) => turnOn(values),
    onSuccess: (answer) => setCodes(answer.codes),
  });
  if (codes) return <RecoveryCodes codes={codes} next={next} />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormFailure failure={failure} />
      <section className="grid gap-2">
        <h2 className="font-medium">{t('profile.step_app')}</h2>
        <p className="text-sm text-muted">{t('profile.step_app_help')}</p>
      </section>
      <section className="grid gap-3">
        <h2 className="font-medium">{t('profile.step_scan')}</h2>
        <QrCode path={offered.path} side={offered.side} label={t('profile.qr_label')} />
        <p className="text-sm text-muted">
          {t('profile.step_scan_help')}
          <span className="mt-1 block font-mono font-medium break-words text-text">{offered.secret}</span>
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="font-medium">{t('profile.step_code')}</h2>
        <CodeField form={form} name="code" appOnly />
        <OwnPasswordField form={form} name="ownPassword" />
      </section>
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t('profile.turn_on')}
        </Button>
      </div>
    </form>
  );
}
