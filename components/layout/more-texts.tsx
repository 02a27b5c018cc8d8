'use client';

import { IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Adds a page's own texts to those of every page. They come as one JSON text, which is quicker to send than an object. */
export function MoreTexts({ messages, children }: { messages: string; children: ReactNode }) {
  const known = useMessages();
  const all = useMemo(() => ({ ...known, ...JSON.parse(messages) }), [known, messages]);
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  );
}
