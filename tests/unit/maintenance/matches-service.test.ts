import { expect, it } from 'vitest';
import { matchesService } from '@/lib/maintenance/matches-service';

const SERVICE = { serviceType: 'oil_change', make: 'Citroën', model: 'X-Trail', plate: 'LO-90116' } as const;

it.each([
  ['', null, true],
  ['citroen', null, true],
  ['xtrail 90116', null, true],
  ['lo90116', 'oil_change', true],
  ['hilux', null, false],
  ['x-trail hilux', null, false],
  ['', 'brake_service', false],
] as const)('a search for “%s” of the type %s finds it: %s', (q, type, found) => {
  expect(matchesService(SERVICE, { q, type })).toBe(found);
});
