'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { leadingLink } from '@/components/forms/leads-away';
import { unsavedWork } from '@/components/forms/unsaved-work';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { useHeldBack } from './use-held-back';

/** Asks whether unsaved work may be lost, whenever a link, the browser's Back or a closing dialog would lose it. */
export function LeaveQuestion() {
  const t = useTranslations();
  const router = useRouter();
  const [go, setGo] = useState<(() => void) | null>(null);
  useHeldBack();

  useEffect(() => unsavedWork.askBy((leave) => setGo(() => leave)), []);

  // Loaded with the first letter typed, so that the question appears immediately even if the network has gone
  // meanwhile.
  useEffect(() => {
    const fetchDialog = () => void import('@/components/ui/dialog-window').catch(() => undefined);
    window.addEventListener('input', fetchDialog, { once: true });
    return () => window.removeEventListener('input', fetchDialog);
  }, []);

  useEffect(() => {
    function look(event: MouseEvent) {
      const link = unsavedWork.holdsHere() ? leadingLink(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = new URL(link.href);
      unsavedWork.leave(() => router.push(pathname + search + hash));
    }
    // Runs before all other listeners, which would already follow the link.
    window.addEventListener('click', look, true);
    return () => window.removeEventListener('click', look, true);
  }, [router]);

  function leave() {
    setGo(null);
    go?.();
  }

  return (
    <Dialog
      open={go !== null}
      onOpenChange={() => setGo(null)}
      title={t('common.leave_unsaved')}
      description={t('common.unsaved_changes')}
    >
      <DialogActions>
        <Button onClick={() => setGo(null)}>{t('action.keep_editing')}</Button>
        <Button variant="danger" onClick={leave}>
          {t('action.discard_changes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
