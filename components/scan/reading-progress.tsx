import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Spinner } from '@/components/ui/spinner';
import type { ScanStep } from './document-reader';
import { PhotoPreview } from './photo-preview';

export function ReadingProgress({ file, step, onCancel }: { file: File; step: ScanStep; onCancel: () => void }) {
  const t = useTranslations();
  const percent = step.doing === 'loading' ? Math.round(step.done * 100) : null;
  return (
    <div className="grid gap-4">
      <PhotoPreview file={file} />
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <span className="tabular-nums">
          {percent === null
            ? t(`scan.reading_${step.doing === 'loading' ? 'text' : step.doing}`)
            : t('scan.loading', { percent })}
        </span>
      </div>
      {percent !== null && (
        <progress className="progress-bar" max={100} value={percent} aria-label={t('scan.loading', { percent })} />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('action.back')}</Button>
      </DialogActions>
    </div>
  );
}
