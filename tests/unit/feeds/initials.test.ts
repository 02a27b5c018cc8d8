import { expect, it } from 'vitest';
import { initials } from '@/lib/feeds/initials';

it.each([
  ['Marie-Flore Desrosiers', 'M. D.'],
  ['Jean Robert Cadet', 'J. C.'],
  ['Élise', 'É.'],
  ['wozlò petifrè', 'W. P.'],
  ['Pyè (37000001)', 'P.'],
  ['', ''],
])('%s is %s', (name, short) => {
  expect(initials(name)).toBe(short);
});
