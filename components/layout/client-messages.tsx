import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreTexts } from './more-texts';

interface ClientMessagesProps {
  namespaces: string[];
  children: ReactNode;
}

/** Sends the browser the texts it needs beside `CommonTexts`: a page names the message domains its client components use. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getMessages();
  const picked = Object.fromEntries(Object.entries(messages).filter(([name]) => namespaces.includes(name)));
  return <MoreTexts messages={JSON.stringify(picked)}>{children}</MoreTexts>;
}
