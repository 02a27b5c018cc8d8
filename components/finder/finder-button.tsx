'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import type { MemberRole } from '@/lib/auth/permissions';
import { useKeys } from './use-keys';

const load = () => import('./finder-parts');
const FinderParts = lazyPart(() => load().then((module) => module.FinderParts));

/** Opens the search over everything. What it is made of loads when it first opens. */
export function FinderButton({ role }: { role: MemberRole }) {
  const t = useTranslations('action');
  const [open, setOpen] = useState<'finder' | 'keys' | null>(null);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useKeys({ find: () => setOpen('finder'), keys: () => setOpen('keys') });
  return (
    <span className="relative shrink-0 xl:mr-1">
      <button
        type="button"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen('finder')}
        className="inline-flex size-11 items-center justify-center gap-2 rounded-control text-muted hover:bg-sunken hover:text-text lg:size-[38px] xl:w-52 xl:justify-start xl:border xl:border-line-strong xl:px-3"
      >
        <Icon name="search" className="size-5 xl:size-4" />
        <span className="flex-1 text-left max-xl:hidden">{t('search')}</span>
        <kbd className="font-sans text-xs max-xl:hidden">Ctrl K</kbd>
      </button>
      {wanted && (
        <Suspense
          fallback={
            <span className="absolute inset-1 grid place-items-center bg-raised">
              <Spinner />
            </span>
          }
        >
          <FinderParts role={role} open={open} setOpen={setOpen} />
        </Suspense>
      )}
    </span>
  );
}
