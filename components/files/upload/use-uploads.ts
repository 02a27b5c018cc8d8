'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Attachment } from '@/lib/files/list-attachments';
import type { FileSlot } from '@/lib/files/values';
import { isUnderway } from './is-underway';
import type { OwnerRef, Upload } from './upload-queue';
import { uploads } from './uploads';

const NONE: readonly Upload[] = [];

/**
 * The uploads of a record's slots. Each finished one is passed on and leaves the list, and after the last one the page
 * reloads its data.
 */
export function useUploads(
  owner: OwnerRef | null,
  slots: readonly FileSlot[],
  onDone: (file: Attachment) => void,
): readonly Upload[] {
  const router = useRouter();
  const all = useSyncExternalStore(uploads.subscribe, uploads.all, () => NONE);
  const own = all.filter((upload) => upload.owner.id === owner?.id && slots.includes(upload.slot));
  const hand = useRef(onDone);
  hand.current = onDone;
  const done = own.filter(({ state }) => state === 'done');
  const doneIds = done.map(({ id }) => id).join();
  const busy = own.some(isUnderway);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the finished ones are named by their ids
  useEffect(() => {
    for (const { id, result } of done) {
      uploads.drop(id);
      if (result) hand.current(result);
    }
  }, [doneIds]);

  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) router.refresh();
    wasBusy.current = busy;
  }, [busy, router]);

  return own.filter(({ state }) => state !== 'done');
}
