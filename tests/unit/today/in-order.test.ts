import { expect, it } from 'vitest';
import { inOrder } from '@/lib/today/in-order';
import type { Movement } from '@/lib/today/list-movements';

const ZONE = 'America/Port-au-Prince';

function movement(id: string, time: string, late = false): Movement {
  return { id, at: new Date(`2026-06-10T${time}:00-04:00`), late } as Movement;
}

it('puts pickups and returns into one order, what is late first, and the others hour by hour', () => {
  const out = [movement('late pickup', '08:00', true), movement('second', '13:05'), movement('fourth', '14:00')];
  const back = [movement('late return', '07:00', true), movement('third', '13:55'), movement('first', '12:59')];
  const { late, hours } = inOrder({ out, back }, ZONE);
  expect(late.map(({ id }) => id)).toEqual(['late return', 'late pickup']);
  expect(hours.map((rows) => rows.map(({ id }) => id))).toEqual([['first'], ['second', 'third'], ['fourth']]);
});

it('counts the hours of the place, also where they are not whole hours from UTC', () => {
  const out = [movement('a', '12:20'), movement('b', '12:40')];
  expect(inOrder({ out, back: [] }, ZONE).hours).toHaveLength(1);
  expect(inOrder({ out, back: [] }, 'Asia/Kolkata').hours).toHaveLength(2);
});
