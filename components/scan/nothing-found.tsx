import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { PhotoChoice } from './photo-choice';

const TIPS = ['whole', 'straight', 'light', 'glare'] as const;

/** Says that nothing was read, what may help, and that typing is still possible. */
export function NothingFound({
  why,
  onPick,
  onClose,
}: {
  why: 'nothing' | 'unreadable' | 'failed';
  onPick: (file: File) => void;
  onClose: () => void;
}) {
  const t = useTranslations('scan');
  return (
    <div className="grid gap-4">
      <Alert tone={why === 'failed' ? 'danger' : 'warning'}>
        <p className="font-medium">{t(`missed_${why}`)}</p>
      </Alert>
      {why === 'nothing' && (
        <ul className="grid list-disc gap-1 pl-5">
          {TIPS.map((tip) => (
            <li key={tip}>{t(`tip_${tip}`)}</li>
          ))}
        </ul>
      )}
      <PhotoChoice onPick={onPick} isAgain />
      <DialogActions>
        <Button onClick={onClose}>{t('type_by_hand')}</Button>
      </DialogActions>
    </div>
  );
}
