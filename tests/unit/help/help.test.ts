import { existsSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { TENANT_NAV } from '@/components/layout/nav-items';
import { HELP_ARTICLE_NAMES, HELP_ARTICLES } from '@/lib/help/articles';
import { helpPath } from '@/lib/help/help-path';
import { helpText } from '@/lib/help/help-texts';
import { searchHelp } from '@/lib/help/search-help';
import type { Translate } from '@/lib/i18n/translate';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';

const TEXTS = { en, fr, ht };

function articlesIn(locale: keyof typeof TEXTS) {
  const t = createTranslator({ locale, messages: TEXTS[locale] }) as unknown as Translate;
  return HELP_ARTICLE_NAMES.map((name) => helpText(name, t));
}

const QUOTED = /[“«]\u00a0?(.+?)\u00a0?[”»]/g;

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const names = (locale: keyof typeof TEXTS, text: string) =>
  searchHelp(articlesIn(locale), text).map(({ name }) => name);

describe('the help', () => {
  it.each(TENANT_NAV.map(({ href }) => href))('has an article about %s', (href) => {
    const [, , name = ''] = helpPath(href).split('/');
    expect(HELP_ARTICLES).toHaveProperty(name);
    expect(HELP_ARTICLES[name as keyof typeof HELP_ARTICLES].screen).toBe(href);
  });

  it.each([
    ['/rentals/01a2011b/return', 'returns'],
    ['/rentals/new', 'rentals'],
    ['/rentals/reservation', 'reservations'],
    ['/payments/close/01a2011b', 'day_close'],
    ['/vehicles/new', 'vehicles'],
    ['/accidents', 'expenses'],
    ['/imports/customers', 'imports'],
    ['/settings/api-keys', 'api_keys'],
    ['/settings/webhooks/01a2011b', 'webhooks'],
    ['/settings/hours', 'settings'],
  ])('opens at %s with the article %s', (path, article) => {
    expect(helpPath(path)).toBe(`/help/${article}`);
  });

  it('opens with its list where no article is about the screen', () => {
    expect(helpPath('/help')).toBe('/help');
    expect(helpPath('/')).toBe('/help');
  });

  it.each(Object.values(HELP_ARTICLES).flatMap(({ screen }) => (screen ? [screen] : [])))(
    'leads to a screen that exists: %s',
    (screen) => {
      const [, first = '', second] = screen.split('/');
      const folder = `app/(tenant)/${first}`;
      const place = second ? [`${folder}/${second}`, `${folder}/[kind]`] : [folder];
      expect(place.some((path) => existsSync(path))).toBe(true);
    },
  );

  it.each(['en', 'fr', 'ht'] as const)('has steps and rules for each article, or a table of keys: %s', (locale) => {
    for (const { name, title, about, steps, rules, shortcuts } of articlesIn(locale)) {
      expect(title && about, name).not.toBe('');
      expect(steps.length >= 2 && rules.length >= 1, name).toBe(name !== 'shortcuts');
      expect(shortcuts.length > 10, name).toBe(name === 'shortcuts');
    }
  });

  it.each(['en', 'fr', 'ht'] as const)('calls buttons and screens by the names that they have: %s', (locale) => {
    const { help: _, ...others } = TEXTS[locale];
    const said = new Set(textsOf(others));
    const quoted = articlesIn(locale).flatMap(({ about, steps, rules }) =>
      [about, ...steps, ...rules].flatMap((text) => [...text.matchAll(QUOTED)].map(([, name = '']) => name)),
    );
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((name) => !said.has(name))).toEqual([]);
  });

  it('is searched without accents and capitals, titles first', () => {
    expect(names('fr', 'depenses')[0]).toBe('expenses');
    for (const begun of ['dépôt', 'depo', 'DÉP']) expect(names('fr', begun)).toContain('deposits');
    expect(names('ht', 'REZEVASYON')[0]).toBe('reservations');
    expect(names('fr', 'caution gérant')).toContain('payments');
    expect(names('en', 'late day')).toContain('returns');
    expect(names('en', 'deposit no such word')).toEqual([]);
  });
});
