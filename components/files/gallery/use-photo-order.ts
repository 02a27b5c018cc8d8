'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { useAskBeforeLeaving } from '@/components/forms/use-ask-before-leaving';
import { toast } from '@/components/ui/toast';
import type { Attachment } from '@/lib/files/list-attachments';
import { changeFile } from '../change-file';
import { useQuietRefresh } from '../use-quiet-refresh';
import { moved } from './moved';

/**
 * Reorders photos: immediately on the screen, and on the server one move after another. Refused moves are undone. The
 * user is asked before leaving while moves are unsent.
 */
export function usePhotoOrder(
  photos: readonly Attachment[],
  setFiles: Dispatch<SetStateAction<readonly Attachment[]>>,
) {
  const t = useTranslations('errors');
  const refresh = useQuietRefresh();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  useAskBeforeLeaving(() => waiting.current > 0, { goesOn: true });

  return function move(id: string, to: number) {
    const from = photos.findIndex((photo) => photo.id === id);
    const position = Math.min(Math.max(to, 0), photos.length - 1);
    if (from < 0 || from === position) return;
    const before = photos;
    setFiles((files) => [...files.filter((file) => !photos.includes(file)), ...moved(photos, from, position)]);
    waiting.current += 1;
    last.current = last.current.then(async () => {
      const answer = await changeFile(id, { position });
      waiting.current -= 1;
      refresh();
      if (answer.ok) return;
      toast.error(t(answer.error.code, answer.error.params));
      setFiles(before);
    });
  };
}
