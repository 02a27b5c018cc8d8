'use client';

import { useEffect, useState } from 'react';
import { randomKey } from '@/components/forms/random-key';
import { type FileSlot, MANY_SLOTS } from '@/lib/files/values';
import type { OwnerRef, UploadSource } from './upload-queue';

export interface StagedFile {
  id: string;
  slot: FileSlot;
  name: string;
  source: UploadSource;
}

export type StagedFiles = ReturnType<typeof useStagedFiles>;

/** Files chosen for a record that does not exist yet: they stay in the browser until `uploadStaged` sends them to it. */
export function useStagedFiles() {
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  const count = files.length;

  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);

  return {
    files,
    count,
    has: (slot: FileSlot) => files.some((file) => file.slot === slot),
    stage(added: Omit<StagedFile, 'id'>) {
      const many = MANY_SLOTS.includes(added.slot);
      setFiles((before) => [
        ...before.filter(({ slot }) => many || slot !== added.slot),
        { ...added, id: randomKey() },
      ]);
    },
    unstage(id: string) {
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    /** Hands them to the tab's upload queue and returns at once: they go on while the person moves to another screen. */
    uploadStaged(owner: OwnerRef) {
      if (count === 0) return;
      setFiles([]);
      const requests = files.map(({ slot, name, source }) => ({ owner, slot, name, source }));
      void import('./uploads').then(({ uploads }) => uploads.add(requests));
    },
  };
}
