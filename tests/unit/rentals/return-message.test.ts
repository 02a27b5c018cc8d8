import { expect, it } from 'vitest';
import { returnMessage } from '@/lib/rentals/return-message';

const facts = {
  company: 'Lakay',
  customer: 'Rose',
  vehicle: 'Toyota RAV4',
  plate: 'AA-12345',
  dueAt: new Date('2026-11-24T15:00:00Z'),
  timeZone: 'America/Port-au-Prince',
};

it.each([
  ['en', 'is due back', 'was due back'],
  ['fr', 'Retour prévu', 'devait revenir'],
  ['ht', 'la dwe tounen', 'la te dwe tounen'],
] as const)('reminds of the return in %s, and asks for a vehicle that is late', (locale, due, late) => {
  const at = (minutes: number) => new Date(facts.dueAt.getTime() + minutes * 60_000);
  expect(returnMessage({ ...facts, locale, now: at(0) })).toContain(due);
  const asked = returnMessage({ ...facts, locale, now: at(1) });
  expect(asked).toContain(late);
  for (const name of ['Lakay', 'Rose', 'Toyota RAV4', 'AA-12345']) expect(asked).toContain(name);
});
