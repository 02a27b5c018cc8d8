'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { useRetry } from '@/components/forms/use-retry';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ErrorBody } from '@/lib/errors';
import type { ImportSettings } from '@/lib/imports/input';
import type { ImportKind } from '@/lib/imports/values';
import { formatNumber } from '@/lib/money';
import { ProgressBar } from './progress-bar';
import { askResult, type Progress, streamImport } from './stream-import';

interface Props {
  kind: ImportKind;
  importId: string;
  settings: ImportSettings;
  count: number;
  blocked: boolean;
  children: ReactNode;
}

/** `lost`: the connection broke. `followed`: another tab runs the import. Both poll for the result. */
type State = 'ready' | 'running' | 'lost' | 'followed' | 'stopped' | 'done';

/**
 * Runs the import and shows its progress. If the connection breaks, it polls for the result, because the server
 * continues the work.
 */
export function RunImport({ kind, importId, settings, count, blocked, children }: Props) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const router = useRouter();
  const [, go] = useTransition();
  const [state, setState] = useState<State>('ready');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const asking = state === 'lost' || state === 'followed';
  const round = useRetry(asking);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new question.
  useEffect(() => {
    if (!asking) return;
    let current = true;
    void askResult(kind, importId).then((answer) => {
      if (!current || answer === 'unknown' || answer === 'running') return;
      if (answer === 'done') finish();
      else setState('stopped');
    });
    return () => {
      current = false;
    };
  }, [asking, round]);

  function finish() {
    setState('done');
    go(() => router.replace(`/imports/${kind}/${importId}`));
  }

  async function run() {
    setFailure(null);
    setProgress(null);
    setState('running');
    const outcome = await streamImport(kind, importId, settings, setProgress);
    if (outcome === 'done') return finish();
    if (outcome === 'lost') return setState('lost');
    if (outcome.code === 'import_running') return setState('followed');
    setFailure(outcome);
    setState('ready');
  }

  const busy = state === 'running' || asking || state === 'done';
  const whole = (value: number) => formatNumber(value, locale);
  return (
    <>
      <FormFailure failure={failure} />
      {state === 'lost' && <Alert tone="warning">{t('lost')}</Alert>}
      {state === 'followed' && <Alert>{t('followed')}</Alert>}
      {state === 'stopped' && <Alert>{t('not_done')}</Alert>}
      {busy && (
        <div className="grid gap-2">
          <ProgressBar label={t('progress')} share={state === 'done' ? 1 : progress ? shareOf(progress) : 0} />
          <p className="tabular text-sm text-muted">
            {progress && t(progress.step, { done: whole(progress.done), total: whole(progress.total) })}
          </p>
          <p className="max-w-prose text-sm text-muted">{t('keep_open')}</p>
        </div>
      )}
      <div className="action-bar -mx-4 flex flex-wrap justify-end gap-2 border-t border-hairline bg-canvas px-4 py-3 max-sm:[&>*]:flex-1 lg:static lg:mx-0 lg:border-0 lg:px-0">
        {!busy && children}
        {count > 0 && !blocked && (
          <Button variant="primary" pending={busy} onClick={run}>
            {t('run', { count })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Checking is a tenth of the work, writing the rest. */
function shareOf({ step, done, total }: Progress): number {
  const share = total > 0 ? done / total : 0;
  return step === 'checking' ? share / 10 : 0.1 + share * 0.9;
}
