import { expect, it } from 'vitest';
import { ReopenReturnInput } from '@/lib/rentals/reopen-input';

const rentalId = '01a2011b-f437-730b-9bac-7d49e1cc6c69';

it('keeps the reason without the spaces around it', () => {
  expect(ReopenReturnInput.parse({ rentalId, reason: '  wrong car ' }).reason).toBe('wrong car');
});

it.each([
  ['', 'reason_required'],
  ['   ', 'reason_required'],
  ['x'.repeat(501), 'too_long'],
])('refuses the reason %j', (reason, code) => {
  expect(ReopenReturnInput.safeParse({ rentalId, reason }).error?.issues[0]?.message).toBe(code);
});
