'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { randomKey } from '@/components/forms/random-key';
import { useAskBeforeLeaving } from '@/components/forms/use-ask-before-leaving';
import { toast } from '@/components/ui/toast';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { FileSlot } from '@/lib/files/values';
import type { OwnerRef, UploadSource } from '../upload/upload-queue';

export interface StagedFile {
  id: string;
  slot: FileSlot;
  name: string;
  source: UploadSource;
  /** A record that is saved with the form's own and gets the file instead, such as a damage of an inspection. */
  owner?: OwnerRef;
}

export type StagedFiles = ReturnType<typeof useStagedFiles>;

/** Files chosen for a record that does not exist yet. They stay in the browser until `uploadStaged` uploads them. */
export function useStagedFiles() {
  const t = useTranslations('files');
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  const count = files.length;

  useAskBeforeLeaving(() => count > 0);

  return {
    files,
    count,
    has: (slot: FileSlot) => files.some((file) => file.slot === slot),
    stage(added: Omit<StagedFile, 'id'>) {
      const many = MANY_SLOTS.includes(added.slot);
      setFiles((before) => [
        ...before.filter(({ slot, owner }) => many || slot !== added.slot || owner?.id !== added.owner?.id),
        { ...added, id: randomKey() },
      ]);
    },
    unstage(id: string) {
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    /**
     * Adds them to the tab's upload queue and returns immediately. They continue while the user moves to another
     * screen.
     */
    uploadStaged(owner: OwnerRef) {
      if (count === 0) return;
      setFiles([]);
      const requests = files.map(({ id: _, ...file }) => ({ owner, ...file, seen: [] }));
      void import('../upload/upload-together').then(({ uploadTogether }) =>
        uploadTogether(requests, (failed) => toast.error(t('staged_failed', { count: failed }))),
      );
    },
  };
}
