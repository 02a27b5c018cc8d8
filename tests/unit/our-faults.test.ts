import { expect, test } from 'vitest';
import { ERROR_STATUS } from '@/lib/error-status';
import { OUR_FAULTS } from '@/lib/errors';

test('the faults of ours are the errors whose status is 500 or more', () => {
  const failed = Object.entries(ERROR_STATUS).flatMap(([code, status]) => (status >= 500 ? [code] : []));
  expect([...OUR_FAULTS].sort()).toEqual(failed.sort());
});
