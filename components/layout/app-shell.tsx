import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type LogIn, SignInProvider } from '@/components/forms/sign-in-scope';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { BottomBar } from './bottom-bar';
import { Brand } from './brand';
import { CompanyLogo } from './company-logo';
import { Footer } from './footer';
import { LanguageMenu } from './language-menu';
import { LeaveQuestion } from './leave-question';
import { MainContent } from './main-content';
import type { NavItem } from './nav-items';
import { SideNav } from './nav-links';
import { NoticeBell } from './notice-bell';
import { OfflineBar } from './offline-bar';
import { PrintHead } from './print-head';
import { UserMenu } from './user-menu';

interface AppShellProps {
  /** The platform's name. */
  brand: string;
  home: string;
  company: string | null;
  /** The company's time zone; the platform's where there is no company. */
  zone?: string;
  /** The id of the company's logo; null for none. */
  logo?: string | null;
  nav: NavItem[];
  user: { name: string; role: string; email: string; profile?: string; help?: boolean };
  /** Opens the search over everything, where there is one. */
  search?: ReactNode;
  quick: boolean;
  /** The number of unread notices; null if this user can have none. */
  unread: number | null;
  /** What stays above every screen, such as an operator's visit. */
  bar?: ReactNode;
  logOut: () => Promise<string>;
  /** How the user signs in again in the middle of a form. The tenant is null for an operator. */
  again: { tenant: string | null; logIn: LogIn };
  children: ReactNode;
}

/** The frame of every signed-in screen: rail and top bar on a wide screen, top and bottom bar on a phone. */
export function AppShell({
  brand,
  home,
  company,
  zone,
  logo = null,
  nav,
  user,
  search,
  quick,
  unread,
  bar,
  logOut,
  again,
  children,
}: AppShellProps) {
  const t = useTranslations();
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:grid-rows-[56px_1fr] print:block">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('nav.skip')}
      </a>
      <header
        data-frame
        className="sticky top-0 z-20 col-span-full flex h-14 items-center gap-2 border-b border-hairline bg-raised px-3 lg:px-5"
      >
        <Link
          href={home}
          aria-label={t('nav.home')}
          className="inline-flex min-h-11 min-w-11 items-center rounded-control max-lg:-mr-3"
        >
          <Brand name={brand} />
        </Link>
        {company && (
          <span className="ml-2 hidden min-w-0 items-center gap-2.5 border-l border-hairline pl-4 text-muted sm:flex">
            {logo && <CompanyLogo id={logo} className="h-8 max-w-24" />}
            <span className="truncate">{company}</span>
          </span>
        )}
        <div className="ml-auto flex items-center sm:gap-1 lg:gap-2">
          {search}
          {quick && (
            <LinkButton href="/rentals/reservation" icon={<Icon name="calendar-clock" />} className="max-lg:hidden">
              {t('nav.new_reservation')}
            </LinkButton>
          )}
          {quick && (
            <LinkButton href="/rentals/new" variant="soft" icon={<Icon name="plus" />} className="mr-1 max-lg:hidden">
              {t('nav.new_rental')}
            </LinkButton>
          )}
          {unread !== null && <NoticeBell unread={unread} />}
          <span className="max-sm:hidden">
            <LanguageMenu />
          </span>
          <UserMenu {...user} logOut={logOut} logOutLabel={t('auth.logout')} />
        </div>
      </header>
      <aside className="sticky top-14 hidden h-[calc(100dvh-56px)] border-r border-hairline bg-raised p-3 lg:block">
        <SideNav items={nav} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col print:block">
        <PrintHead name={zone && company ? company : brand} zone={zone} />
        {bar}
        <OfflineBar />
        <MainContent>
          <SignInProvider email={user.email} {...again}>
            {children}
          </SignInProvider>
        </MainContent>
        <Footer brand={brand} />
      </div>
      <LeaveQuestion />
      <BottomBar items={nav} primary={quick ? { href: '/rentals/new', label: t('nav.new_rental') } : undefined} />
    </div>
  );
}
