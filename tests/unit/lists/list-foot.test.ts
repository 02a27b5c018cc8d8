import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ListFoot } from '@/components/lists/list-foot';
import en from '@/messages/en';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const CURSOR = Buffer.from(JSON.stringify(['2026-11-21', '0191e7b0-0000-7000-8000-000000000000', 0])).toString(
  'base64url',
);

interface Case {
  count: number;
  next?: string;
  previous?: string;
  current?: Record<string, string>;
}

function foot({ count, next, previous, current = {} }: Case): string {
  const rows = Array.from({ length: count }, (_, index) => index);
  const page = { rows, nextCursor: next ?? null, previousCursor: previous ?? null };
  const children = createElement(ListFoot, { path: '/rentals', current, page });
  const provided = { locale: 'en', messages: en, timeZone: 'UTC', children } as const;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provided)).replaceAll('&amp;', '&');
}

function sizes(markup: string): { href: string; text: string; current: boolean }[] {
  const [, nav = ''] = /<nav aria-label="Rows per page"[^>]*>(.*?)<\/nav>/.exec(markup) ?? [];
  return [...nav.matchAll(/<a ([^>]*)>(\d+)<\/a>/g)].map(([, attributes = '', text = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text,
    current: attributes.includes('aria-current="true"'),
  }));
}

it('offers each length of a page as an address, which keeps all but the cursor', () => {
  const current = { q: 'jean', status: 'active', sort: 'due', cursor: CURSOR };
  expect(sizes(foot({ count: 25, next: CURSOR, current }))).toEqual(
    [10, 25, 50, 100].map((size) => ({
      href: `/rentals?q=jean&status=active&sort=due&size=${size}`,
      text: String(size),
      current: size === 25,
    })),
  );
});

it.each([
  ['50', 50],
  ['7', 25],
  ['nothing', 25],
])('says for the size %s of an address that a page has %i rows', (size, shown) => {
  const current = sizes(foot({ count: 25, next: CURSOR, current: { size } })).filter((one) => one.current);
  expect(current.map(({ text }) => text)).toEqual([String(shown)]);
});

it('keeps the length of a page on the way to the next and the previous one', () => {
  const markup = foot({ count: 10, next: CURSOR, previous: CURSOR, current: { size: '10', q: 'jean' } });
  expect(markup.match(/href="\/rentals\?size=10&q=jean&cursor=/g)).toHaveLength(2);
});

it.each<[string, Case, boolean]>([
  ['no rows', { count: 0 }, false],
  ['as many rows as the shortest page has', { count: 10 }, false],
  ['one row more', { count: 11 }, true],
  ['a next page of ten', { count: 10, next: CURSOR }, true],
  ['the last row alone on a page', { count: 1, previous: CURSOR }, true],
])('stands below %s only if pages can differ', (_what, page, there) => {
  expect(foot(page) !== '').toBe(there);
  expect(sizes(foot(page))).toHaveLength(there ? 4 : 0);
});
