'use client';

import { createContext, type ReactNode, useMemo } from 'react';
import type { ActionResult } from '@/lib/errors';

/** Signs in and sets the session's cookie, as the login does. */
export type LogIn = (
  input: { tenant: string | null; email: string; password: string; code: string | null },
  next: null,
) => Promise<ActionResult<unknown>>;

interface SignIn {
  email: string;
  signIn: (password: string, code: string | null) => Promise<ActionResult<unknown>>;
}

/** How this screen's user signs in again without leaving it; null where nobody is signed in. */
export const SignInScope = createContext<SignIn | null>(null);

interface Props {
  /** The company's slug; null for an operator. */
  tenant: string | null;
  email: string;
  logIn: LogIn;
  children: ReactNode;
}

export function SignInProvider({ tenant, email, logIn, children }: Props) {
  const value = useMemo(
    () => ({
      email,
      signIn: (password: string, code: string | null) => logIn({ tenant, email, password, code }, null),
    }),
    [tenant, email, logIn],
  );
  return <SignInScope value={value}>{children}</SignInScope>;
}
