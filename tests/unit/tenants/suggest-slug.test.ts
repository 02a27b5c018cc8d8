import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTenantSlug } from '@/lib/tenants/slug';
import { suggestSlug } from '@/lib/tenants/suggest-slug';

it.each([
  ['Kabrit Oto', 'kabrit-oto'],
  ['  Élan & Frères, S.A. ', 'elan-freres-s-a'],
  ['Lokasyon Machin d’Haïti', 'lokasyon-machin-dhaiti'],
  ['24/7 Rent a Car', 'rent-a-car'],
  ['Société Haïtienne de Location de Véhicules', 'societe-haitienne-de-location-de'],
  ['2026', ''],
  ['', ''],
])('%s suggests %s', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});

it('suggests what a subdomain may be, or one that is too short or reserved', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (name) => {
      const slug = suggestSlug(name);
      expect(slug.length < 3 || isTenantSlug(`${slug.slice(0, 31)}x`)).toBe(true);
    }),
  );
});
