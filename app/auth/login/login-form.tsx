'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/components/forms/code-field';
import { FormFailure } from '@/components/forms/form-failure';
import { AuthHeading } from '@/components/layout/auth-heading';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import type { ErrorBody } from '@/lib/errors';
import { AccountFields, type LogInValues } from './account-fields';
import { logInAction } from './actions';
import { HelpDialog, type Support } from './help-dialog';

type Mode = 'tenant' | 'operator';

const FIELDS = ['tenant', 'email', 'password', 'code'] as const;
const NO_ACCESS_DELAY_MS = 2000;

export function LogInForm({
  mode: first,
  company,
  slug,
  suffix,
  next,
  forgot,
  support,
}: {
  mode: Mode;
  company: string | null;
  slug: string;
  suffix: string;
  next: string | null;
  /** The pages for a forgotten password. */
  forgot: Record<Mode, string>;
  support: Support;
}) {
  const t = useTranslations();
  const [mode, setMode] = useState<Mode>(first);
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
      <AuthHeading
        title={(mode === 'tenant' && company) || t('auth.title')}
        detail={mode === 'tenant' ? t('auth.welcome') : t('auth.operator_welcome')}
      />
      <fieldset className="mb-5 grid grid-cols-2 gap-1 rounded-control bg-sunken p-1" disabled={busy}>
        <legend className="sr-only">{t('auth.title')}</legend>
        {(['tenant', 'operator'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={mode === choice}
            onClick={() => choose(choice)}
            className={cn(
              'min-h-11 rounded-control px-2 text-sm font-medium',
              mode === choice ? 'border border-hairline bg-raised' : 'text-muted hover:text-text',
            )}
          >
            {choice === 'tenant' ? t('auth.tenant_login') : t('auth.admin_login')}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit} noValidate>
        <fieldset disabled={busy} className="grid gap-4">
          <FormFailure failure={failure} deed="login_failed" />
          {askingCode ? (
            <CodeField form={form} name="code" />
          ) : (
            <AccountFields form={form} withCompany={mode === 'tenant'} suffix={suffix} />
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
    </>
  );
}

function isField(path: string): path is keyof LogInValues {
  return (FIELDS as readonly string[]).includes(path);
}
