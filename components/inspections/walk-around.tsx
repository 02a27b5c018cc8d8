'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { StagedPhoto } from '@/components/files/documents/staged-photo';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { WALK_AROUND_SHOTS } from '@/lib/inspections/values';

export type Skipped = Partial<Record<(typeof WALK_AROUND_SHOTS)[number], string>>;

interface WalkAroundProps {
  staged: StagedFiles;
  skipped: Skipped;
  onSkipped: (skipped: Skipped) => void;
}

const REASON_LENGTH = 200;

/**
 * The photos of a walk around the vehicle, one after another: the camera opens, and the next side follows. A side can be
 * left out with a word why. The photos are sent with the inspection.
 */
export function WalkAround({ staged, skipped, onSkipped }: WalkAroundProps) {
  const t = useTranslations('inspections');
  const camera = useRef<HTMLInputElement>(null);
  const device = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<(typeof WALK_AROUND_SHOTS)[number] | null>(null);
  const [reason, setReason] = useState('');
  const photoOf = (shot: string) => staged.files.find(({ slot, owner }) => slot === shot && !owner);
  const open = WALK_AROUND_SHOTS.filter((shot) => !photoOf(shot) && skipped[shot] === undefined);
  const current = asked ?? open[0] ?? null;

  function taken(event: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (!file || !current) return;
    staged.stage({ slot: current, name: file.name, source: { file } });
    const { [current]: _, ...others } = skipped;
    onSkipped(others);
    setAsked(null);
  }

  function skip() {
    if (!current || reason.trim() === '') return;
    onSkipped({ ...skipped, [current]: reason.trim() });
    setReason('');
    setAsked(null);
  }

  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {WALK_AROUND_SHOTS.map((shot) => {
          const photo = photoOf(shot);
          return (
            <li key={shot} className="min-w-0">
              {photo ? (
                <StagedPhoto file={photo} wide onRemove={() => staged.unstage(photo.id)} />
              ) : (
                <button
                  type="button"
                  onClick={() => setAsked(shot)}
                  aria-current={shot === current ? 'step' : undefined}
                  className={cn(
                    'grid aspect-[4/3] w-full place-items-center rounded-control border border-dashed text-muted',
                    shot === current ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong',
                  )}
                >
                  <Icon name={skipped[shot] === undefined ? 'camera' : 'circle-off'} className="size-6" />
                  <span className="sr-only">{t(`shot_${shot}`)}</span>
                </button>
              )}
              <p className="mt-1 text-center text-xs break-words" title={skipped[shot]}>
                {t(`shot_${shot}`)}
              </p>
            </li>
          );
        })}
      </ol>
      <p role="status" className="text-sm text-muted">
        {current ? t('walk_next', { shot: t(`shot_${current}`) }) : t('walk_done')}
      </p>
      {current && (
        <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-end">
          <Button
            variant="primary"
            className="not-pointer-coarse:hidden"
            icon={<Icon name="camera" />}
            onClick={() => camera.current?.click()}
          >
            {t('walk_take', { shot: t(`shot_${current}`) })}
          </Button>
          <Button variant="secondary" icon={<Icon name="upload" />} onClick={() => device.current?.click()}>
            {t('walk_choose', { shot: t(`shot_${current}`) })}
          </Button>
          <div className="flex min-w-0 items-end gap-2">
            <label className="min-w-0 flex-1">
              <span className="mb-1 block text-sm">{t('walk_skip_why')}</span>
              <input
                className="control"
                maxLength={REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  skip();
                }}
              />
            </label>
            <Button variant="ghost" disabled={reason.trim() === ''} onClick={skip}>
              {t('walk_skip')}
            </Button>
          </div>
          <input ref={camera} type="file" accept="image/*" capture="environment" onChange={taken} hidden />
          <input ref={device} type="file" accept="image/*" onChange={taken} hidden data-file-input />
        </div>
      )}
    </div>
  );
}
