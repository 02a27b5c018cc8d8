import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getQuote } from '@/lib/quotes/get-quote';
import { quoteMessage } from '@/lib/quotes/quote-message';
import { query } from '@/lib/server/query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeCallerQuote } from '@/tests/support/make-quote';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it.each([
  ['ht', 'Bonjou Rodèl Sen-Lwi', 'Lokasyon: 190,00 USD (2 jou × 95,00 USD)', 'Nou poko rezève machin nan'],
  [
    'fr',
    'Bonjour Rodèl Sen-Lwi',
    'Location\u00a0: 190,00 USD (2 jours × 95,00 USD)',
    'Aucun véhicule n’est encore réservé',
  ],
  ['en', 'Hello Rodèl Sen-Lwi', 'Rental: 190.00 USD (2 days × 95.00 USD)', 'No vehicle is reserved yet'],
])('its text in %s says every line, how it was calculated, and that nothing is held', async (locale, ...said) => {
  const { id } = await makeCallerQuote(tenant, { callerLanguage: locale });
  const ctx = await asAgent(tenant);
  const { text } = await query(ctx, 'reservations.view', async (q) =>
    quoteMessage(await getQuote(q, id), { company: 'Lakay', ...(await getTenantSettings(q)) }),
  );
  for (const words of said) expect(text.replaceAll('\u00a0USD', ' USD')).toContain(words);
  expect(text).toContain('Cap-Haïtien');
});
