import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMIN_NAV, TENANT_NAV } from '@/components/layout/nav-items';

/** A phone's bar has five places: these, the most frequent action, and “more”. */
const MOST_ON_PHONE = 3;

describe.each([
  ['tenant', TENANT_NAV, 'app/(tenant)'],
  ['admin', ADMIN_NAV, 'app/(admin)'],
])('an entry of the %s navigation', (_area, items, folder) => {
  it.each(items.map(({ href }) => href))('%s leads to a page', (href) => {
    const pages = [`${folder}${href}/page.tsx`, `${folder}${href}/(list)/page.tsx`];
    expect(pages.filter(existsSync)).toHaveLength(1);
  });

  it('finds its place on a phone', () => {
    expect(items.filter(({ phone }) => phone).length).toBeLessThanOrEqual(MOST_ON_PHONE);
  });
});
