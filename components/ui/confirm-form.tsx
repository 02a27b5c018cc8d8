'use client';

import { useTranslations } from 'next-intl';
import { useContext, useState, useTransition } from 'react';
import { DialogScope } from '@/components/forms/dialog-scope';
import { FormFailure } from '@/components/forms/form-failure';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { useAskBeforeLeaving } from '@/components/forms/use-ask-before-leaving';
import { type ErrorBody, isOurFault } from '@/lib/errors';
import { fieldRefusal } from '@/lib/field-refusal';
import { Button } from './button';
import type { ConfirmDialogProps } from './confirm-dialog';
import { DialogActions } from './dialog-actions';

type Props = Pick<ConfirmDialogProps, 'id' | 'confirmLabel' | 'danger' | 'reason' | 'deed' | 'action' | 'onDone'> & {
  close: () => void;
};

/** The content of a `ConfirmDialog`. */
export function ConfirmForm({ id, confirmLabel, danger, reason: asksReason, deed, action, onDone, close }: Props) {
  const t = useTranslations();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();
  const dialog = useContext(DialogScope);
  useAskBeforeLeaving(() => reason.trim() !== '');

  function confirm() {
    if (asksReason && !reason.trim()) return setFailure({ code: 'reason_required' });
    start(async () => {
      const result = await action(reason, sendingKey(id)).catch(() => null);
      if (!result) return setFailure({ code: 'network_error' });
      if (result.ok || !isOurFault(result.error.code)) answered(id);
      // The reason's own error is the whole form's: it has no other field.
      if (!result.ok) return setFailure(fieldRefusal(result.error, 'reason') ?? result.error);
      close();
      onDone();
    });
  }

  return (
    <div className="grid gap-4">
      <FormFailure failure={failure} deed={deed} />
      {asksReason && (
        <label className="grid gap-1 font-medium">
          {t('common.reason')}
          <textarea
            className="control font-normal"
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      <DialogActions>
        <Button onClick={dialog?.close}>{t('action.back')}</Button>
        <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </div>
  );
}
