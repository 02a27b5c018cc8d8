'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { keepLocale } from './keep-locale';
import { Menu } from './menu';

const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', ht: 'Kreyòl' };

export function LanguageMenu() {
  const t = useTranslations('nav');
  const locale = useLocale();
  const router = useRouter();
  return (
    <Menu
      label={t('language')}
      trigger={
        <>
          <Icon name="languages" className="size-5" />
          <span className="text-sm font-medium uppercase max-sm:sr-only">{locale}</span>
        </>
      }
      entries={LOCALES.map((choice) => ({
        key: choice,
        label: <span lang={choice}>{NAMES[choice]}</span>,
        checked: choice === locale,
        onSelect: () => {
          keepLocale(choice);
          router.refresh();
        },
      }))}
    />
  );
}
