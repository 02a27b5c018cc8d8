import { describe, expect, it } from 'vitest';
import { chosenValues, clashRows, firstChoice } from '@/components/forms/clash-rows';

const opened = { rate: '45.00', color: 'Blue', notes: '', seats: '5', active: true };
const by = { by: 'Marie', at: '2026-11-22T10:42:00.000Z' };

function rowsOf(mine: object, theirs: object) {
  const values = { opened, mine: { ...opened, reason: '', ...mine }, theirs: { ...opened, ...theirs } };
  return { values, rows: clashRows(values, [{ field: 'rate', ...by }]) };
}

describe('the fields to choose between', () => {
  it('are those that somebody else has changed, with who and when, first those that both have', () => {
    const { rows } = rowsOf({ color: 'Green', notes: 'New tyres' }, { rate: '52.00', color: 'Red' });
    expect(rows).toEqual([
      { name: 'color', mine: 'Green', theirs: 'Red', typed: true, by: null, at: null },
      { name: 'rate', mine: '45.00', theirs: '52.00', typed: false, ...by },
    ]);
  });

  it('leave out what both have changed to the same', () => {
    expect(rowsOf({ rate: '52.00' }, { rate: '52.00' }).rows).toEqual([]);
  });

  it('may be boxes to tick', () => {
    expect(rowsOf({}, { active: false }).rows).toMatchObject([{ name: 'active', mine: true, theirs: false }]);
  });
});

describe('the values that are saved', () => {
  const { values, rows } = rowsOf(
    { rate: '47.00', notes: 'New tyres', reason: 'Typed' },
    { rate: '52.00', color: 'Red', seats: '7' },
  );

  it('are at first what was typed, and the others’ where nothing was', () => {
    expect(rows.map(firstChoice)).toEqual(['mine', 'theirs', 'theirs']);
    expect(chosenValues(values, rows, {})).toEqual({
      ...{ rate: '47.00', color: 'Red', notes: 'New tyres', seats: '7', active: true, reason: 'Typed' },
    });
  });

  it('follow each choice', () => {
    expect(chosenValues(values, rows, { rate: 'theirs', color: 'mine' })).toMatchObject({
      ...{ rate: '52.00', color: 'Blue', notes: 'New tyres', seats: '7' },
    });
  });
});
