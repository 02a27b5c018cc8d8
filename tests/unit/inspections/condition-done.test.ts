import { expect, it } from 'vitest';
import { conditionDone } from '@/components/inspections/condition-done';

const EMPTY = { damages: '', checklist: '', skippedShots: '' };

it('counts nothing before anything is done', () => {
  expect(conditionDone(EMPTY, { files: [], items: ['jack'] })).toEqual({ found: 0, shots: 0, answered: 0 });
});

it('counts a side with a photo or a reason, once', () => {
  const files = [{ slot: 'front' as const }, { slot: 'left' as const }];
  const values = { ...EMPTY, skippedShots: JSON.stringify({ left: 'Parked at a wall', back: 'Dark' }) };
  expect(conditionDone(values, { files, items: [] }).shots).toBe(3);
});

it('does not take the photo of a damage for that of a side', () => {
  const files = [{ slot: 'front' as const, owner: { kind: 'damage' as const, id: 'd1' } }];
  expect(conditionDone(EMPTY, { files, items: [] }).shots).toBe(0);
});

it('counts what the list still asks for, and new damages', () => {
  const checklist = JSON.stringify([
    { item: 'jack', answer: 'missing' },
    { item: 'no longer asked', answer: 'present' },
  ]);
  const values = { ...EMPTY, checklist, damages: JSON.stringify([{ id: 'd1' }]) };
  expect(conditionDone(values, { files: [], items: ['jack', 'spare_wheel'] })).toMatchObject({ found: 1, answered: 1 });
});
