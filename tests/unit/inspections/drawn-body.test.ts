import { expect, it } from 'vitest';
import { drawnBody } from '@/lib/inspections/drawn-body';
import { DRAWING_VIEWS } from '@/lib/inspections/values';
import { type DrawnBody, outlineOf } from '@/lib/vehicles/vehicle-outlines';

const BODIES: DrawnBody[] = ['sedan', 'suv', 'pickup', 'van'];

it.each([
  ['Toyota Coaster', null, 'van'],
  ['H1', 'Minibus', 'van'],
  ['Picanto', null, 'sedan'],
  ['Hilux', null, 'pickup'],
])('draws a %s of class %s as a %s', (model, className, body) => {
  expect(drawnBody(model, className)).toBe(body);
});

it.each(DRAWING_VIEWS)('has the view %s of all bodies in one size, so that marks stay where they are', (view) => {
  const sizes = BODIES.map((body) => outlineOf(body, view)).map(({ width, height }) => `${width} × ${height}`);
  expect(new Set(sizes).size).toBe(1);
});
