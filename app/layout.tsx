import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies, headers } from 'next/headers';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CommonParts } from '@/components/layout/common-parts';
import { CommonTexts } from '@/components/layout/common-texts';
import { HOLD_EARLY_PRESSES } from '@/components/layout/hold-early-presses';
import { LocaleSync } from '@/components/layout/locale-sync';
import { ThemeSync } from '@/components/layout/theme-sync';
import { Toaster } from '@/components/ui/toaster';
import { getBrand } from '@/lib/platform/get-brand';
import { PlatformBanner } from './platform-banner';
import './globals.css';

const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
});

const FOLLOW_SYSTEM =
  "if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')";

export async function generateMetadata(): Promise<Metadata> {
  const [t, brand] = await Promise.all([getTranslations('app'), getBrand()]);
  return { title: { default: brand, template: `%s · ${brand}` }, description: t('tagline') };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const theme = (await cookies()).get('wout.theme')?.value;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const followsSystem = theme !== 'light' && theme !== 'dark';
  return (
    <html lang={locale} className={`${instrument.variable}${theme === 'dark' ? ' dark' : ''}`} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before anything is sent */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HOLD_EARLY_PRESSES }} />
        {followsSystem && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the first paint
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FOLLOW_SYSTEM }} />
        )}
      </head>
      <body>
        <CommonTexts locale={locale} timeZone={await getTimeZone()}>
          <CommonParts />
          <LocaleSync />
          <ThemeSync />
          <PlatformBanner />
          {children}
          <Toaster />
        </CommonTexts>
      </body>
    </html>
  );
}
