import { expect, it } from 'vitest';
import { readSources } from '@/tests/support/sources';

// Ending a visit that there is not is nobody's right.
const WITHOUT_A_RIGHT = ['app/api/visit/route.ts'];

it('each refusal of somebody without a right is logged, as one place makes them all', () => {
  const made = readSources()
    .filter(({ file }) => !file.startsWith('tests/'))
    .filter(({ text }) => text.includes("new AppError('insufficient_permissions')"))
    .map(({ file }) => file);
  expect(made.toSorted()).toEqual([...WITHOUT_A_RIGHT, 'lib/server/refused-access.ts']);
});
