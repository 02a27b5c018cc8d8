'use client';

import { useTranslations } from 'next-intl';
import { DialogWindow } from '@/components/ui/dialog-window';
import { Icon } from '@/components/ui/icon';
import type { ScannedField } from '@/lib/scan/values';
import { FoundFields } from './found-fields';
import { NothingFound } from './nothing-found';
import { PhotoChoice } from './photo-choice';
import { ReadingProgress } from './reading-progress';
import type { ScanProps } from './scan-button';
import { useScan } from './use-scan';

/** From the photo to the confirmed fields, step by step in one dialog. */
export function ScanDialog({
  wants,
  current,
  onConfirm,
  onPhoto,
  onClose,
}: Omit<ScanProps, 'wants'> & { wants: readonly ScannedField[]; onClose: () => void }) {
  const t = useTranslations('scan');
  const { state, read, cancel } = useScan();
  const title = state.at === 'found' ? t(`found_${state.document.kind}`) : t('title');
  return (
    <DialogWindow open onOpenChange={onClose} title={title}>
      {state.at === 'pick' && (
        <div className="grid gap-4">
          <p>{t('intro')}</p>
          <PhotoChoice onPick={read} />
          <p className="flex items-start gap-2 text-sm text-muted">
            <Icon name="lock-keyhole" className="mt-0.5 size-4 shrink-0" />
            <span>{t('private')}</span>
          </p>
        </div>
      )}
      {state.at === 'reading' && <ReadingProgress file={state.file} step={state.step} onCancel={cancel} />}
      {state.at === 'missed' && <NothingFound why={state.why} onPick={read} onClose={onClose} />}
      {state.at === 'found' && (
        <FoundFields
          key={state.file.name + state.file.lastModified}
          document={state.document}
          file={state.file}
          wants={wants}
          current={current()}
          onCancel={cancel}
          onConfirm={(fields, keepsPhoto) => {
            onConfirm(fields);
            const { kind, side } = state.document;
            if (keepsPhoto) onPhoto?.({ file: state.file, document: kind === 'license' ? 'license' : 'id', side });
            onClose();
          }}
          canKeepPhoto={onPhoto !== undefined}
        />
      )}
    </DialogWindow>
  );
}
