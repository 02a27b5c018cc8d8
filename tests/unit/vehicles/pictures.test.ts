import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BODIES, bodyOf } from '@/lib/vehicles/body-of';
import { colorOf } from '@/lib/vehicles/color-of';
import { COLORS, type Color } from '@/lib/vehicles/colors';
import { sameColor } from '@/lib/vehicles/same-color';
import { ALL_TEXTS } from '../../support/all-texts';

const SPRITE = readFileSync('components/ui/vehicle-bodies.svg', 'utf8');
const NAMES = Object.keys(COLORS) as Color[];

it('has one drawing of each body, tinted by the vehicle', () => {
  const drawings = [...SPRITE.matchAll(/<symbol id="(\w+)".*?<\/symbol>/g)];
  expect(drawings.map(([, id]) => id)).toEqual([...BODIES]);
  for (const [drawing] of drawings) expect(drawing).toContain('var(--paint)');
});

it('keeps the drawings small', () => {
  expect(SPRITE.length).toBeLessThan(20_000);
});

it.each([
  ['Picanto', 'Compact', 'hatchback'],
  ['Corolla', 'Sedan', 'sedan'],
  ['RAV4', null, 'suv'],
  ['Hilux D/C', null, 'pickup'],
  ['Toyota Coaster', null, 'van'],
  ['Ford Everest', null, 'suv'],
  ['Nissan Navara', null, 'pickup'],
  ['Unheard', 'Minibus', 'van'],
])('draws a %s (%s) as a %s', (model, className, body) => {
  expect(bodyOf({ model, className })).toBe(body);
});

it.each(NAMES)('%s has a paint, and a text in each language that names it', (color) => {
  expect(COLORS[color].paint).toMatch(/^#[0-9a-f]{6}$/);
  for (const texts of Object.values(ALL_TEXTS)) {
    expect(colorOf(texts.get(`vehicles.color_${color}`) ?? '')).toBe(color);
  }
});

it('gives each word to one color', () => {
  const words = NAMES.flatMap((color) => [...COLORS[color].words]);
  expect(new Set(words).size).toBe(words.length);
});

it.each(['  Blanc ', 'WHITE', 'blan'])('reads %j as white', (text) => {
  expect(colorOf(text)).toBe('white');
});

it.each(['', 'two-tone sunset', 'constructor'])('leaves %j as it was typed', (text) => {
  expect(colorOf(text)).toBeUndefined();
});

it.each([
  ['Silver', 'argent', true],
  ['Silver', 'Gris', false],
  // Texts of their own are no color that another language has a word for.
  ['two-tone sunset', 'two-tone sunset', false],
])('%j and %j are the same color: %s', (one, other, same) => {
  expect(sameColor(one, other)).toBe(same);
});
