'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Attachment } from '@/lib/files/list-attachments';
import type { FileSlot } from '@/lib/files/values';
import type { OwnerRef } from '../upload/upload-queue';
import type { StagedFiles } from './use-staged-files';

interface OfRecord {
  owner: OwnerRef;
  slots: readonly FileSlot[];
  /** The record's files as returned by `listAttachments`. Files of other slots are ignored. */
  files: readonly Attachment[];
  mayEdit: boolean;
}

/** For a record that is not saved yet: chosen files wait in the form. */
interface Staged {
  owner: null;
  slots: readonly FileSlot[];
  staged: StagedFiles;
}

export type DocumentSlotsProps = OfRecord | Staged;

const StoredSlots = lazyPart(() => import('./stored-slots').then((module) => module.StoredSlots));
const StagedSlots = lazyPart(() => import('./staged-slots').then((module) => module.StagedSlots));

/**
 * One card for each document that a record should have. Files can be chosen, photographed, dropped, pasted, or
 * downloaded from a web address.
 */
export function DocumentSlots(props: DocumentSlotsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      <Suspense
        fallback={props.slots.map((slot) => (
          <li key={slot} className="h-20 animate-[pulse-soft_1.6s_infinite] rounded-card bg-sunken" />
        ))}
      >
        {props.owner ? <StoredSlots {...props} /> : <StagedSlots {...props} />}
      </Suspense>
    </ul>
  );
}

export type StoredSlotsProps = OfRecord;
export type StagedSlotsProps = Staged;
