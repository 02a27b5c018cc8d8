'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

interface HandedScreenProps {
  label: string;
  /** The customer's language. */
  locale: Locale;
  /** The button by which the customer gives the screen back, in that language. */
  back: string;
  children: ReactNode;
  /** What the clerk does once the screen is given back, and its name in the clerk's language. */
  next: ReactNode;
  nextLabel: string;
}

/**
 * What the customer reads and signs. It is part of the page, and fills the screen while the customer holds it: nothing
 * else can then be pressed. It is one element all the time, so that ink and ticks stay.
 */
export function HandedScreen({ label, locale, back, children, next, nextLabel }: HandedScreenProps) {
  const t = useTranslations('rentals');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLElement>(null);
  const [handed, setHanded] = useState(false);

  function hand() {
    const node = dialog.current;
    if (!node) return;
    // It is open as a part of the page, and only a closed dialog can be opened over everything.
    node.removeAttribute('open');
    node.showModal();
    node.scrollTop = 0;
    setHanded(true);
  }

  /** Makes it a part of the page again at once: a screen that changed a moment later would move under the pen. */
  function takeBack() {
    const node = dialog.current;
    if (!node) return;
    node.close();
    node.setAttribute('open', '');
    flushSync(() => setHanded(false));
  }

  function goOn() {
    takeBack();
    after.current?.focus({ preventScroll: true });
    after.current?.scrollIntoView({ block: 'center' });
  }

  /** The Escape key, or a phone's own way back. What was taken back already is open by now. */
  function onClose() {
    if (dialog.current?.open) return;
    takeBack();
    button.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-raised p-4">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">{t('hand_screen_help')}</p>
        <Button ref={button} onClick={hand} icon={<Icon name="file-pen" />} className="max-sm:w-full">
          {t('hand_screen')}
        </Button>
      </div>
      <dialog
        ref={dialog}
        open
        lang={locale}
        aria-label={label}
        onClose={onClose}
        className={
          handed
            ? 'm-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-canvas p-0 text-text'
            : 'static m-0 block w-full max-w-none bg-transparent p-0 text-text'
        }
      >
        <div className={handed ? 'mx-auto grid max-w-3xl gap-4 px-4 pt-5 pb-28' : 'grid gap-4'}>{children}</div>
        {handed && (
          <div className="fixed inset-x-0 bottom-0 flex justify-center border-t border-hairline bg-raised px-4 py-3">
            <Button variant="primary" onClick={goOn} className="w-full max-w-3xl">
              {back}
            </Button>
          </div>
        )}
      </dialog>
      <section ref={after} tabIndex={-1} aria-label={nextLabel} className="outline-none">
        {next}
      </section>
    </>
  );
}
