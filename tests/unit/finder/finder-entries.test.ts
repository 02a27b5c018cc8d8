import { existsSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { FINDER_ACTS, FINDER_SCREENS } from '@/components/finder/finder-acts';
import { finderEntries } from '@/components/finder/finder-entries';
import { TENANT_NAV } from '@/components/layout/nav-items';
import type { MemberRole } from '@/lib/auth/permissions';
import type { Translate } from '@/lib/i18n/translate';
import fr from '@/messages/fr';

const t = createTranslator({ locale: 'fr', messages: fr }) as unknown as Translate;
const labels = (role: MemberRole, typed: string) => {
  const { acts, screens } = finderEntries(t, role, typed);
  return [...acts, ...screens].map(({ label }) => label);
};

describe('an entry of the search over everything', () => {
  it.each([...FINDER_ACTS, ...FINDER_SCREENS].map(({ href }) => href))('%s leads to a page', (href) => {
    const kind = href.replace(/^\/imports\/\w+$/, '/imports/[kind]');
    const pages = [`app/(tenant)${kind}/page.tsx`, `app/(tenant)${kind}/(list)/page.tsx`];
    expect(pages.filter(existsSync)).toHaveLength(1);
  });

  it('is there once: no screen of the navigation a second time', () => {
    const all = [...TENANT_NAV, ...FINDER_SCREENS].map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is meant by the beginnings of its words, with and without accents', () => {
    expect(labels('agent', 'enc paie')).toEqual([fr.finder.collect_payment]);
    expect(labels('agent', 'RESERVATION')).toEqual([fr.finder.new_reservation, fr.nav.reservations]);
    expect(labels('agent', 'ncaisser')).toEqual([]);
  });

  it('is shown to those who may follow it', () => {
    expect(labels('agent', '')).not.toContain(fr.finder.new_vehicle);
    expect(labels('agent', '')).not.toContain(fr.nav.audit_logs);
    expect(labels('manager', '')).toContain(fr.finder.new_vehicle);
    expect(labels('admin', '')).toContain(fr.nav.audit_logs);
  });
});
