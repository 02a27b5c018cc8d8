'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ERROR_STATUS } from '@/lib/error-status';
import { FileSize } from '../file-size';
import type { Upload } from './upload-queue';
import { uploads } from './uploads';

const ICON_BUTTON = 'w-11 px-0! lg:w-[38px]';

/** One upload: its progress, or why it stopped and what can be done. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useTranslations();
  const { id, name, state, sent, sizeBefore, sizeAfter, error, source } = upload;
  const stopped = state === 'failed' || state === 'waiting';
  // The same file would be refused for the same reason, but the content at a web address may have changed.
  const refused = error && 'file' in source && [413, 422].includes(ERROR_STATUS[error.code]);
  const final = refused || error?.code === 'file_superseded';
  return (
    <li className="flex min-w-0 items-center gap-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {sizeBefore !== null && (
            <span className="shrink-0 tabular text-muted">
              <FileSize bytes={sizeBefore} />
              {sizeAfter !== null && sizeAfter < sizeBefore && (
                <>
                  {' → '}
                  <FileSize bytes={sizeAfter} />
                </>
              )}
            </span>
          )}
          {!stopped && <span className="text-muted sm:ml-auto">{stateText()}</span>}
        </div>
        {state === 'waiting' && <p className="text-sm text-amber">{t('files.state_waiting')}</p>}
        {state === 'failed' && error && (
          <p className="flex items-start gap-1 text-sm text-danger">
            <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
            {t(`errors.${error.code}`, error.params)}
          </p>
        )}
        {!stopped && (
          <div
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(sent * 100)}
            className="h-1 overflow-hidden rounded-full bg-hairline"
          >
            <div
              className={cn(
                'h-full origin-left bg-accent transition-transform duration-150',
                state !== 'sending' && 'opacity-50',
              )}
              style={{ transform: `scaleX(${sent})` }}
            />
          </div>
        )}
      </div>
      {stopped && !final && (
        <Button
          variant="ghost"
          className={ICON_BUTTON}
          aria-label={t('files.retry_named', { name })}
          onClick={() => uploads.retry(id)}
          icon={<Icon name="rotate-cw" />}
        />
      )}
      <Button
        variant="ghost"
        className={ICON_BUTTON}
        aria-label={t(stopped ? 'files.dismiss_named' : 'files.cancel_named', { name })}
        onClick={() => uploads.drop(id)}
        icon={<Icon name="x" />}
      />
    </li>
  );

  function stateText() {
    if (state === 'queued') return t('files.state_queued');
    if (state === 'preparing') return t('files.state_preparing');
    // Everything is sent, and the server is still checking it.
    return t(sent < 1 ? 'files.state_sending' : 'files.state_checking');
  }
}
