'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { fileUrl } from '@/lib/files/file-url';
import { useZoom } from './use-zoom';

export interface ShownPhoto {
  id: string;
  caption: string;
}

interface PhotoLightboxProps {
  photos: readonly ShownPhoto[];
  /** The photo to show first. */
  start: number;
  onClose: () => void;
}

const ROUND = 'grid size-11 place-items-center rounded-full bg-raised/80 hover:bg-raised disabled:opacity-40';

/** Photos one at a time in full screen, dark in both themes so that nothing distracts. */
export function PhotoLightbox({ photos, start, onClose }: PhotoLightboxProps) {
  const t = useTranslations();
  const [index, setIndex] = useState(start);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  const { view, zoomIn, zoomOut, reset, handlers } = useZoom(frame, go);
  const place = Math.min(index, photos.length - 1);
  const photo = photos[place];
  const of = t('files.photo_of', { place: place + 1, count: photos.length });

  function go(step: number) {
    const next = place + step;
    if (next < 0 || next >= photos.length) return;
    reset();
    setIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === 'Home') go(-place);
    else if (key === 'End') go(photos.length - 1 - place);
    else if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') reset();
    else return;
    event.preventDefault();
  }

  if (!photo) return null;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // The arrow keys act on the photo, not on the first button.
            event.preventDefault();
            content.current?.focus();
          }}
          className="dark fixed outline-none inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-sunken text-text"
        >
          <div className="flex items-center gap-2 px-3 py-2">
            <Radix.Title className="mr-auto text-base font-medium tabular" aria-live="polite">
              {of}
            </Radix.Title>
            <Round label={t('files.zoom_out')} onClick={zoomOut} disabled={view.scale === 1}>
              <Icon name="zoom-out" className="size-5" />
            </Round>
            <Round label={t('files.zoom_in')} onClick={zoomIn}>
              <Icon name="zoom-in" className="size-5" />
            </Round>
            <Radix.Close aria-label={t('action.close')} className={ROUND}>
              <Icon name="x" className="size-5" />
            </Radix.Close>
          </div>
          <div className="relative min-h-0 overflow-hidden">
            <div
              ref={frame}
              {...handlers}
              className={cn('size-full touch-none select-none', view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in')}
            >
              {/* biome-ignore lint/performance/noImgElement: the server has made it small enough, for this session alone */}
              <img
                key={photo.id}
                src={fileUrl(photo.id)}
                alt={photo.caption || of}
                draggable={false}
                className="size-full object-contain"
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              />
            </div>
            {photos.length > 1 && (
              <>
                <Round label={t('action.previous')} onClick={() => go(-1)} disabled={place === 0} className="left-3">
                  <Icon name="chevron-left" className="size-5" />
                </Round>
                <Round
                  label={t('action.next')}
                  onClick={() => go(1)}
                  disabled={place === photos.length - 1}
                  className="right-3"
                >
                  <Icon name="chevron-right" className="size-5" />
                </Round>
              </>
            )}
          </div>
          <p className="min-h-12 px-4 py-3 text-center break-words">{photo.caption}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface RoundProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** The side of the image it floats on. */
  className?: string;
  children: ReactNode;
}

function Round({ label, className, children, disabled, onClick }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button would lose the focus at the last photo, and the arrow keys would stop working.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cn(ROUND, 'aria-disabled:opacity-40', className && 'absolute top-1/2 -translate-y-1/2', className)}
    >
      {children}
    </button>
  );
}
