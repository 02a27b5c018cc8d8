'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/components/forms/code-field';
import { FormFailure } from '@/components/forms/form-failure';
import { AuthHeading } from '@/components/layout/auth-heading';
import { CompanyLogo } from '@/components/layout/company-logo';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ErrorBody } from '@/lib/errors';
import { AccountFields, type LogInValues } from './account-fields';
import { logInAction } from './actions';
import { HelpDialog, type Support } from './help-dialog';
import { type Mode, ModeChoice } from './mode-choice';

const FIELDS = ['tenant', 'email', 'password', 'code'] as const;
const NO_ACCESS_DELAY_MS = 2000;

export function LogInForm({
  mode: first,
  company,
  ownHost,
  logoId,
  slug,
  suffix,
  next,
  forgot,
  support,
}: {
  mode: Mode;
  company: string | null;
  /** The address is the company's own, so that its members need not say which one. */
  ownHost: boolean;
  logoId: string | null;
  slug: string;
  suffix: string;
  next: string | null;
  /** The pages for a forgotten password. */
  forgot: Record<Mode, string>;
  support: Support;
}) {
  const t = useTranslations();
  const [mode, setMode] = useState<Mode>(first);
  const [home, setHome] = useState(ownHost);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [askingCode, setAskingCode] = useState(false);
  const [pending, start] = useTransition();
  const form = useForm<LogInValues>({ defaultValues: { tenant: slug, email: '', password: '', code: '' } });
  const busy = pending || leaving;

  const submit = form.handleSubmit((values) => {
    setFailure(null);
    start(async () => {
      const input = { ...values, tenant: mode === 'tenant' ? values.tenant : null };
      const result = await logInAction(input, next).catch(() => null);
      if (!result) return setFailure({ code: 'network_error' });
      if (!result.ok) {
        if (result.error.code === 'second_factor_required') return setAskingCode(true);
        setFailure(result.error);
        for (const [path, code] of Object.entries(result.error.fields ?? {}))
          if (isField(path)) form.setError(path, { message: t(`errors.${code}`) });
        return;
      }
      setLeaving(true);
      const { to, noAdminAccess } = result.data;
      if (noAdminAccess) setFailure({ code: 'no_admin_access' });
      setTimeout(() => window.location.assign(to), noAdminAccess ? NO_ACCESS_DELAY_MS : 0);
    });
  });

  // While signing in, the form is disabled and loses the focus.
  useEffect(() => {
    if (busy || !(failure || askingCode)) return;
    form.setFocus(FIELDS.find((field) => failure?.fields?.[field]) ?? (askingCode ? 'code' : 'password'));
  }, [busy, failure, askingCode, form.setFocus]);

  /** Opens the two modes, as they are where the address names no company. */
  function leaveHome(choice: Mode) {
    setHome(false);
    choose(choice);
    form.setValue('tenant', '');
  }

  function choose(choice: Mode) {
    setMode(choice);
    startOver();
  }

  function startOver() {
    setAskingCode(false);
    form.setValue('code', '');
    setFailure(null);
    form.clearErrors();
  }

  return (
    <>
      {home && logoId && <CompanyLogo id={logoId} from="/api/auth/logo" className="mb-4 h-14 max-w-48" />}
      <AuthHeading
        title={(mode === 'tenant' && (home || !ownHost) && company) || t('auth.title')}
        detail={mode === 'tenant' ? t('auth.welcome') : t('auth.operator_welcome')}
      />
      {!home && <ModeChoice mode={mode} disabled={busy} onChoose={choose} />}
      <form onSubmit={submit} noValidate>
        <fieldset disabled={busy} className="grid gap-4">
          <FormFailure failure={failure} deed="login_failed" />
          {askingCode ? (
            <CodeField form={form} name="code" />
          ) : (
            <AccountFields form={form} withCompany={mode === 'tenant' && !home} suffix={suffix} />
          )}
          <Button type="submit" variant="primary" pending={busy}>
            {busy ? t('auth.signing_in') : t('auth.sign_in')}
          </Button>
          {askingCode && <Button onClick={() => startOver()}>{t('action.back')}</Button>}
        </fieldset>
      </form>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <Link
          href={forgot[mode]}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
        >
          {t('auth.forgot')}
        </Link>
        <HelpDialog support={support} />
      </div>
      {home && (
        <div className="mt-2 flex flex-wrap justify-between gap-2 border-t border-hairline pt-2">
          {(['tenant', 'operator'] as const).map((choice) => (
            <Button
              key={choice}
              variant="ghost"
              className="px-0! font-normal! text-muted"
              disabled={busy}
              onClick={() => leaveHome(choice)}
            >
              {choice === 'tenant' ? t('auth.another_company') : t('auth.operators')}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function isField(path: string): path is keyof LogInValues {
  return (FIELDS as readonly string[]).includes(path);
}
