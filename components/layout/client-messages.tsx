import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { COUNTER_DOMAINS } from '@/lib/i18n/counter-domains';
import { CounterTexts } from './counter-texts';
import { MoreTexts } from './more-texts';

interface ClientMessagesProps {
  namespaces: string[];
  children: ReactNode;
}

const COUNTER: ReadonlySet<string> = new Set(COUNTER_DOMAINS);

/**
 * Gives the browser the texts it needs beside `CommonTexts`: a page names the message domains its client components use. Those of the
 * counter come from a file that it keeps, all others with the page.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getMessages();
  const others = namespaces.filter((name) => !COUNTER.has(name));
  const picked = Object.fromEntries(Object.entries(messages).filter(([name]) => others.includes(name)));
  const inner = others.length > 0 ? <MoreTexts messages={JSON.stringify(picked)}>{children}</MoreTexts> : children;
  return others.length < namespaces.length ? <CounterTexts>{inner}</CounterTexts> : inner;
}
