import { expect, it } from 'vitest';
import { greetingMessage } from '@/lib/customers/greeting-message';
import { owedMessage } from '@/lib/payments/owed-message';

const NAMES = { company: 'Lakay Oto', customer: 'Marie-Flore Désir' };

it('reminds of what is left to pay, in the customer’s language, for one rental or for all', () => {
  const owed = { ...NAMES, dueCents: 19_800 };
  expect(owedMessage({ ...owed, locale: 'en', number: 'R-2026-00061' })).toContain(
    'You have 198.00 USD left to pay for R-2026-00061.',
  );
  expect(owedMessage({ ...owed, locale: 'ht', number: null })).toContain('Ou gen 198,00 USD ki rete pou peye.');
});

it('begins a chat by saying who writes', () => {
  expect(greetingMessage({ ...NAMES, locale: 'fr' })).toBe('Bonjour Marie-Flore Désir, ici Lakay Oto.');
});
