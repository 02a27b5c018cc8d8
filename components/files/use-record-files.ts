'use client';

import { useState } from 'react';
import type { Attachment } from '@/lib/files/list-attachments';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { FileSlot } from '@/lib/files/values';
import { ownChanges } from './own-changes';
import type { OwnerRef } from './upload/upload-queue';
import { useUploads } from './upload/use-uploads';

/** A record's files from the server with the changes made since, and the running uploads. */
export function useRecordFiles(owner: OwnerRef | null, slots: readonly FileSlot[], given: readonly Attachment[]) {
  const [seen, setSeen] = useState(given);
  const [files, setFiles] = useState(given);
  if (seen !== given) {
    setSeen(given);
    // A response requested before a change would undo it on the screen. A newer one follows.
    if (!ownChanges.areAhead()) setFiles(given);
  }
  const uploading = useUploads(owner, slots, (file) => setFiles((before) => withFile(before, file)));
  return { files: files.filter(({ slot }) => slots.some((one) => one === slot)), setFiles, uploading };
}

/** As on the server: a file takes its place in a slot for many, and replaces the old one in a slot for one. */
function withFile(files: readonly Attachment[], file: Attachment): readonly Attachment[] {
  const others = files.filter(({ id, slot }) => id !== file.id && slot !== file.slot);
  if (!MANY_SLOTS.some((slot) => slot === file.slot)) return [...others, file];
  const own = files.filter(({ id, slot }) => id !== file.id && slot === file.slot);
  return [...others, ...own.toSpliced(file.position, 0, file)];
}
