'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { randomKey } from '@/components/forms/random-key';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { ErrorBody } from '@/lib/errors';
import { type ImportKind, MAX_FILE_BYTES } from '@/lib/imports/values';
import { sendList } from './send-list';

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads the chosen or dropped list, then opens its columns. */
export function UploadForm({ kind }: { kind: ImportKind }) {
  const t = useTranslations('imports');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  /** A file chosen again after a failure is the same request, as the first may have arrived. */
  const attempt = useRef({ file: '', key: '' });
  const [sent, setSent] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const [failure, setFailure] = useState<ErrorBody | null>(null);

  async function send(file: File | undefined) {
    if (!file || sent !== null) return;
    if (file.size > MAX_FILE_BYTES) return setFailure({ code: 'import_too_large' });
    setFailure(null);
    setSent(0);
    const sign = [file.name, file.size, file.lastModified].join();
    if (attempt.current.file !== sign) attempt.current = { file: sign, key: randomKey() };
    const answer = await sendList(kind, { file, key: attempt.current.key }, setSent);
    if (answer.ok) return router.push(`/imports/${kind}/${answer.data.id}`);
    setSent(null);
    setFailure(answer.error);
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <div className="grid gap-4">
      <FormFailure failure={failure} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
          over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised',
        )}
      >
        <Icon name="file-spreadsheet" className="size-8 text-muted" />
        <p className="max-w-prose text-muted">{t('intro')}</p>
        <Button variant="primary" pending={sent !== null} onClick={() => input.current?.click()}>
          {t('choose_file')}
        </Button>
        <p className="text-sm text-muted" aria-live="polite">
          {sent === null
            ? t('limits')
            : sent < 1
              ? t('uploading', { percent: String(Math.round(sent * 100)) })
              : t('reading')}
        </p>
        {sent === null && <p className="text-sm text-muted max-lg:hidden">{t('drop_here')}</p>}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t('choose_file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => send(event.target.files?.[0])}
        />
      </div>
    </div>
  );
}
