'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { type ActionResult, ERROR_STATUS, type ErrorBody } from '@/lib/errors';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';

interface ConfirmDialogProps {
  id: string;
  /** On the button that opens the question. */
  label: string;
  title: string;
  description: string;
  /** On the button that does it: it names the thing. */
  confirmLabel: string;
  danger?: boolean;
  /** Asks for a reason, and hands it on. */
  reason?: boolean;
  action: (reason: string, key: string) => Promise<ActionResult<unknown>>;
  onDone: () => void;
}

/** Asks before something that is hard to undo, with the thing's name on the button. */
export function ConfirmDialog({
  id,
  label,
  title,
  description,
  confirmLabel,
  danger,
  reason: asksReason,
  action,
  onDone,
}: ConfirmDialogProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();

  function confirm() {
    if (asksReason && !reason.trim()) return setFailure({ code: 'reason_required' });
    start(async () => {
      const result = await action(reason, sendingKey(id, reason)).catch(() => null);
      if (!result) return setFailure({ code: 'network_error' });
      if (result.ok || ERROR_STATUS[result.error.code] < 500) answered(id);
      if (!result.ok) return setFailure(result.error);
      setOpen(false);
      onDone();
    });
  }

  return (
    <>
      <Button
        variant={danger ? 'ghost' : 'secondary'}
        className={danger ? 'text-danger' : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} description={description}>
        <div className="grid gap-4">
          <FormFailure failure={failure} />
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
            <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
            <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    </>
  );
}
