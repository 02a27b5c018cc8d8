'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, useTransition } from 'react';
import { answerOf } from '@/components/files/answer-of';
import { FormFailure } from '@/components/forms/form-failure';
import { CompanyLogo } from '@/components/layout/company-logo';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { fetchApi } from '@/lib/api-client/fetch-api';
import type { ActionResult, ErrorBody } from '@/lib/errors';
import { UPLOAD_LIMIT_BYTES } from '@/lib/files/values';
import { newId } from '@/lib/id';
import { LOGO_TYPES } from '@/lib/tenants/logo-types';
import { removeLogoAction } from './actions';

/** The company's logo, to be chosen, exchanged and taken away. */
export function LogoCard({ logo }: { logo: string | null }) {
  const t = useTranslations();
  const router = useRouter();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [sending, startSending] = useTransition();

  function choose(file: File | undefined) {
    if (!file) return;
    setFailure(null);
    startSending(async () => {
      const answer = await send(file).catch(
        (): ActionResult<unknown> => ({ ok: false, error: { code: 'network_error' } }),
      );
      if (!answer.ok) return setFailure(answer.error);
      toast.success(t('settings.logo_saved'));
      router.refresh();
    });
  }

  return (
    <Card title={t('settings.logo')} action={logo && <RemoveLogo />}>
      <div className="grid gap-3">
        <FormFailure failure={failure} />
        <p id={helpId} className="max-w-prose text-muted">
          {t('settings.logo_help')}
        </p>
        {logo && <CompanyLogo id={logo} className="h-20 max-w-full justify-self-start" />}
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={LOGO_TYPES.join()}
            aria-label={t('settings.logo_choose')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // The same file may be chosen once more.
              event.target.value = '';
            }}
          />
          <Button pending={sending} aria-describedby={helpId} onClick={() => input.current?.click()}>
            {t(logo ? 'settings.logo_change' : 'settings.logo_choose')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function RemoveLogo() {
  const t = useTranslations('settings');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={t('logo')}
      id="remove-logo"
      danger
      label={t('logo_remove')}
      title={t('logo_remove_title')}
      description={t('logo_remove_effect')}
      confirmLabel={t('logo_remove')}
      action={(_reason, key) => removeLogoAction({}, key)}
      onDone={() => {
        toast.success(t('logo_removed'));
        router.refresh();
      }}
    />
  );
}

async function send(file: File): Promise<ActionResult<unknown>> {
  if (file.size > UPLOAD_LIMIT_BYTES) return { ok: false, error: { code: 'file_too_large' } };
  const body = new FormData();
  body.set('file', file, file.name);
  const headers = { 'idempotency-key': newId() };
  // A slow network may take its time.
  const response = await fetchApi('/api/settings/logo', { method: 'POST', body, headers, timeoutMs: null });
  return answerOf(response.status, await response.text());
}
