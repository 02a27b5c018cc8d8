'use client';

import * as Radix from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { unsavedWork } from '@/components/forms/unsaved-work';
import { useGoToList } from '@/components/layout/use-go-to-list';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import type { MemberRole } from '@/lib/auth/permissions';
import { FinderAnswer } from './finder-answer';
import { finderEntries } from './finder-entries';
import { FinderItems } from './finder-items';
import { FoundItems } from './found-items';
import { useFound } from './use-found';

interface FinderWindowProps {
  role: MemberRole;
  open: boolean;
  onClose: () => void;
}

/** One field that finds records, screens and actions. Arrows and Enter work, and the whole screen is its on a phone. */
export function FinderWindow({ role, open, onClose }: FinderWindowProps) {
  const t = useTranslations();
  const goTo = useGoToList();
  const returnFocus = useReturnFocus();
  const [typed, setTyped] = useState('');
  const { found, again } = useFound(typed);
  const { acts, screens } = finderEntries(t, role, typed);
  const waiting = typed.trim() !== '' && found?.q !== typed.trim();

  function close() {
    setTyped('');
    onClose();
  }
  const choose: typeof goTo = (href, list) => {
    close();
    unsavedWork.leave(() => goTo(href, list));
  };

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 bg-raised shadow-float sm:inset-auto sm:top-[10dvh] sm:left-1/2 sm:w-[min(640px,calc(100vw-48px))] sm:-translate-x-1/2 sm:overflow-hidden sm:rounded-dialog"
        >
          <Radix.Title className="sr-only">{t('finder.title')}</Radix.Title>
          <Command
            label={t('finder.title')}
            shouldFilter={false}
            loop
            className="flex h-full flex-col sm:h-auto sm:max-h-[76dvh]"
          >
            <div className="flex items-center gap-2 border-b border-hairline px-4">
              <Icon name="search" className="size-5 shrink-0 text-muted" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={t('finder.placeholder')}
                maxLength={100}
                className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
              />
              <Radix.Close
                aria-label={t('action.close')}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
              >
                <Icon name="x" className="size-5" />
              </Radix.Close>
            </div>
            <FinderAnswer
              typed={typed.trim()}
              waiting={waiting}
              found={found}
              others={acts.length + screens.length}
              onRetry={again}
            />
            <Command.List label={t('finder.results')} className="min-h-0 flex-1 overflow-y-auto p-2">
              <FinderItems heading={t('finder.group_acts')} entries={acts} onChoose={choose} />
              {found?.records && (
                <FoundItems
                  key={found.q}
                  records={found.records}
                  stale={waiting}
                  onChoose={(href) => choose(href, undefined)}
                />
              )}
              <FinderItems heading={t('finder.group_screens')} entries={screens} onChoose={choose} />
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
