import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { defaultTerms } from '@/lib/papers/default-terms';
import { getOwnTerms } from '@/lib/papers/get-own-terms';
import { termsText } from '@/lib/papers/parse-terms';
import { saveTerms } from '@/lib/papers/save-terms';
import { query } from '@/lib/server/query';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function save(text: string) {
  await editNow(saveTerms, await asAdmin(tenant), { en: text, fr: text, ht: text });
  return query(await asAdmin(tenant), 'settings.manage', getOwnTerms);
}

it('follows the product’s terms where the text is still that', async () => {
  const english = termsText(defaultTerms('en'));
  expect(await save(english)).toEqual({ en: '', fr: english, ht: english });
});
