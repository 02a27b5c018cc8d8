'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Menu, type MenuEntry } from '@/components/layout/menu';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { thumbnailUrl } from '@/lib/files/file-url';
import type { Attachment } from '@/lib/files/list-attachments';

/** The data type of photos dragged within a gallery. File targets ignore it. */
const DRAGGED = 'application/x-wout-photo';

interface PhotoTileProps {
  photo: Attachment;
  index: number;
  count: number;
  mayEdit: boolean;
  onOpen: () => void;
  onMove: (id: string, to: number) => void;
  onAsk: (about: 'caption' | 'remove') => void;
}

/** One photo in the grid. It can be moved by dragging, with its menu, or with Shift and an arrow key. */
export function PhotoTile({ photo, index, count, mayEdit, onOpen, onMove, onAsk }: PhotoTileProps) {
  const t = useTranslations('files');
  const [broken, setBroken] = useState(false);
  const [target, setTarget] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const movedByKey = useRef(false);
  const name = photo.caption || t('photo_of', { place: index + 1, count });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place changed by a key moves the element, which loses the focus by that
  useLayoutEffect(() => {
    if (movedByKey.current) button.current?.focus();
    movedByKey.current = false;
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!mayEdit || !event.shiftKey || !step) return;
    event.preventDefault();
    if (index + step < 0 || index + step >= count) return;
    movedByKey.current = true;
    onMove(photo.id, index + step);
  }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setTarget(true);
  }

  function onDrop(event: DragEvent) {
    setTarget(false);
    const id = event.dataTransfer.getData(DRAGGED);
    if (!id) return;
    event.preventDefault();
    onMove(id, index);
  }

  return (
    <li
      draggable={mayEdit && count > 1}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, photo.id)}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
      className="relative min-w-0"
    >
      <button
        ref={button}
        type="button"
        onClick={onOpen}
        onKeyDown={onKeyDown}
        aria-label={t('enlarge', { name })}
        aria-keyshortcuts={mayEdit ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
        className={cn(
          'grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-card bg-sunken text-muted',
          target && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {broken ? (
          <Icon name="image-off" className="size-8" />
        ) : (
          // biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone
          <img
            src={thumbnailUrl(photo.id)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(true)}
            className="size-full object-cover"
          />
        )}
      </button>
      {index === 0 && (
        <span className="pointer-events-none absolute top-2 left-2 print:hidden">
          <Badge tone="blue" icon="star">
            {t('cover')}
          </Badge>
        </span>
      )}
      {mayEdit && (
        <div className="absolute top-0 right-0 [&>button]:hover:bg-transparent">
          <Menu
            label={t('photo_menu', { name })}
            trigger={
              <span className="grid size-8 place-items-center rounded-full bg-raised/90 text-text hover:bg-raised">
                <Icon name="ellipsis-vertical" className="size-5" />
              </span>
            }
            entries={entries()}
          />
        </div>
      )}
      {photo.caption && <p className="mt-1 truncate text-sm text-muted">{photo.caption}</p>}
    </li>
  );

  function entries(): MenuEntry[] {
    const first = index === 0;
    const last = index === count - 1;
    const all: (MenuEntry | false)[] = [
      !first && {
        key: 'cover',
        label: t('make_cover'),
        icon: <Icon name="star" />,
        onSelect: () => onMove(photo.id, 0),
      },
      !first && {
        key: 'earlier',
        label: t('move_earlier'),
        icon: <Icon name="arrow-left" />,
        onSelect: () => onMove(photo.id, index - 1),
      },
      !last && {
        key: 'later',
        label: t('move_later'),
        icon: <Icon name="arrow-right" />,
        onSelect: () => onMove(photo.id, index + 1),
      },
      { key: 'caption', label: t('edit_caption'), icon: <Icon name="pencil" />, onSelect: () => onAsk('caption') },
      { key: 'remove', label: t('remove_photo'), icon: <Icon name="trash-2" />, onSelect: () => onAsk('remove') },
    ];
    return all.filter((entry) => entry !== false);
  }
}
