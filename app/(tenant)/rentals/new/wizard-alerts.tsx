'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { ClashText } from '@/components/rentals/clash-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Clash } from '@/lib/allocations/find-clash';
import { authPath } from '@/lib/auth/auth-path';
import type { ErrorBody } from '@/lib/errors';
import { readableParams } from '@/lib/readable-params';

interface WizardAlertsProps {
  /** Why the draft is not saved, or differs from what was left. */
  draft: 'expired' | 'changed' | 'reset' | null;
  /** The address at which work on the draft continues. */
  here: string;
  onReload: () => void;
  /** Why the vehicle was not handed over. */
  failure: ErrorBody | null;
  clash: Clash | null;
  timeZone: string;
}

/** Says why the agreement can't be saved or handed over, and what to do next. */
export function WizardAlerts({ draft, here, onReload, failure, clash, timeZone }: WizardAlertsProps) {
  const locale = useLocale();
  return (
    <>
      {draft && <DraftAlert state={draft} here={here} onReload={onReload} />}
      {failure && (
        <FormFailure
          failure={failure.params ? { ...failure, params: readableParams(failure.params, locale) } : failure}
          deed="create_rental"
        >
          {failure.code === 'vehicle_not_available' && clash && <ClashText clash={clash} timeZone={timeZone} />}
        </FormFailure>
      )}
    </>
  );
}

interface DraftAlertProps {
  state: 'expired' | 'changed' | 'reset';
  here: string;
  onReload: () => void;
}

function DraftAlert({ state, here, onReload }: DraftAlertProps) {
  const t = useTranslations();
  const asked = useSearchParams().get('tenant');
  if (state === 'reset') return <Alert tone="warning">{t('rentals.draft_reset')}</Alert>;
  if (state === 'changed')
    return (
      <Alert tone="warning" action={<Button onClick={onReload}>{t('rentals.draft_reload')}</Button>}>
        {t('errors.draft_changed')}
      </Alert>
    );
  const signIn = authPath('login', { tenant: asked, next: here });
  return (
    <Alert tone="warning" action={<LinkButton href={signIn}>{t('rentals.draft_sign_in')}</LinkButton>}>
      {t('rentals.draft_kept_title')}
    </Alert>
  );
}
