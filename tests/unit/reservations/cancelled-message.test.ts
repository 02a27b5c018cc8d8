import { expect, it } from 'vitest';
import { cancelledMessage } from '@/lib/reservations/cancelled-message';

const names = { company: 'Lakay', customer: 'Marie', number: 'V-2026-00017' };

it('says that the reservation is cancelled, and what that costs', () => {
  expect(cancelledMessage({ locale: 'en', feeCents: 0, ...names })).toBe(
    'Hello Marie,\n\nYour reservation V-2026-00017 at Lakay is cancelled.',
  );
  expect(cancelledMessage({ locale: 'ht', feeCents: 2_500, ...names })).toMatch(/anile\.\nFrè anilasyon: 25,00\sUSD$/);
});
