'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Attachment } from '@/lib/files/list-attachments';
import type { OwnerRef } from '../upload/upload-queue';

export interface PhotoGalleryProps {
  owner: OwnerRef;
  /** The record's files as returned by `listAttachments`: its photos, and of an inspection the walk-around. */
  photos: readonly Attachment[];
  mayEdit: boolean;
  /** Shown if there is no photo: a drawing of the vehicle's type. */
  silhouette?: ReactNode;
}

const GalleryPanel = lazyPart(() => import('./gallery-panel').then((module) => module.GalleryPanel));

/**
 * A record's photos: view, enlarge, add, reorder, caption, remove. Those of a walk-around keep their place. Rendered by the server, and interactive after the
 * rest of the page.
 */
export function PhotoGallery(props: PhotoGalleryProps) {
  return (
    <Suspense fallback={<div className="aspect-[4/3] animate-[pulse-soft_1.6s_infinite] rounded-card bg-sunken" />}>
      <GalleryPanel {...props} />
    </Suspense>
  );
}
