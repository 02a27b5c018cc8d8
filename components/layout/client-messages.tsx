import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

const ALWAYS = ['app', 'nav', 'action', 'common', 'errors', 'status'];

/** Sends the browser only the texts it needs: a page names the message domains its client components use. */
export async function ClientMessages({ namespaces = [], children }: { namespaces?: string[]; children: ReactNode }) {
  const messages = await getMessages();
  const picked = Object.fromEntries(
    Object.entries(messages).filter(([name]) => ALWAYS.includes(name) || namespaces.includes(name)),
  );
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
