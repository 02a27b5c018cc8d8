'use client';

import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Adds a page's own texts to those of every page. */
export function MoreTexts({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  const known = useMessages();
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages]);
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  );
}
