import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayPlate, isPlateKey, plateKey } from '@/lib/vehicles/plate';

it.each(['LO-01109', 'lo 01109', 'LO#01109', ' Lo.01109 ', 'l-o-0 1 1 0 9'])('%j is LO01109', (text) => {
  expect(plateKey(text)).toBe('LO01109');
  expect(displayPlate(text)).toBe('LO-01109');
});

it.each([
  ['L#01148', 'L-01148'],
  ['tp39741', 'TP-39741'],
  ['a123bc', 'A123BC'],
  [' TMP 2026 ', 'TMP 2026'],
])('%j is shown as %s', (text, shown) => {
  expect(displayPlate(text)).toBe(shown);
});

it.each([
  ['A1', true],
  ['ABCDEF123456', true],
  ['', false],
  ['A', false],
  ['ABCDEF1234567', false],
  ['LÔ01109', false],
  ['LO_01109', false],
])('%j is a plate: %s', (key, is) => {
  expect(isPlateKey(key)).toBe(is);
});

it('what is shown is the same plate as what was typed', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9 .#-]{0,20}$/),
      (text) => plateKey(displayPlate(text)) === plateKey(text),
    ),
  );
});
