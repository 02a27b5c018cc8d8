'use client';

import { useEffect } from 'react';
import { authPath } from '@/lib/auth/auth-path';
import { BROWSER_SESSION_KEY } from '@/lib/auth/browser-session-key';

export interface BrowserSession {
  tenant: { id: string; slug: string; name: string } | null;
  user: { name: string; email: string; role: string };
  adminMode: boolean;
  expiresAt: string;
}

/**
 * Keeps the signed-in state under one local-storage key, and follows the other tabs. A sign-out, another company or
 * another mode there is applied here immediately. It grants nothing: the server reads only its cookie
 * (docs/rules.md §3).
 */
export function SessionSync({ session }: { session: BrowserSession | null }) {
  const text = session ? JSON.stringify(session) : null;
  useEffect(() => {
    if (text) localStorage.setItem(BROWSER_SESSION_KEY, text);
    else localStorage.removeItem(BROWSER_SESSION_KEY);
    function follow(event: StorageEvent) {
      if (event.key === BROWSER_SESSION_KEY && identity(event.newValue) !== identity(text))
        window.location.assign(event.newValue ? '/' : authPath('login', { tenant: askedHere() }));
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [text]);
  return null;
}

function askedHere(): string | null {
  return new URLSearchParams(window.location.search).get('tenant');
}

function identity(text: string | null): string | null {
  if (!text) return null;
  const session: Partial<BrowserSession> = JSON.parse(text);
  return JSON.stringify([session.tenant?.slug, session.user?.email, session.adminMode]);
}
