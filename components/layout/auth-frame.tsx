import type { ReactNode } from 'react';
import { AuthHeading } from './auth-heading';
import { Brand } from './brand';
import { Footer } from './footer';
import { LanguageMenu } from './language-menu';

interface Props {
  /** The platform's name. */
  brand: string;
  title?: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens before sign-in. */
export function AuthFrame({ brand, title, detail, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between px-4 lg:px-8">
        <Brand name={brand} />
        <LanguageMenu />
      </header>
      <main className="grid flex-1 place-items-center px-4 py-8">
        <div className="w-full max-w-[440px]">
          <svg viewBox="0 0 440 60" className="mb-6 w-full text-hairline" fill="none" aria-hidden="true">
            <path d="M0 52h440" stroke="currentColor" strokeWidth="2" />
            <path
              d="M8 44C60 44 70 14 120 14s60 26 110 26 60-28 110-28 60 30 92 32"
              className="stroke-accent"
              strokeWidth="5"
              strokeLinecap="round"
            />
            <path
              d="M8 44C60 44 70 14 120 14s60 26 110 26 60-28 110-28 60 30 92 32"
              className="stroke-canvas"
              strokeWidth="1"
              strokeDasharray="6 8"
            />
          </svg>
          {title && <AuthHeading title={title} detail={detail} />}
          {children}
        </div>
      </main>
      <Footer brand={brand} />
    </div>
  );
}
