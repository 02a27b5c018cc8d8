import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { defaultTerms } from '@/lib/papers/default-terms';
import { saveTerms } from '@/lib/papers/save-terms';
import { activateRental } from '@/lib/rentals/activate-rental';
import { getTermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { query } from '@/lib/server/query';
import { saveSettings } from '@/lib/tenants/save-settings';
import ht from '@/messages/ht';
import { makeDraft } from '@/tests/support/agreement';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';

const OWN = 'Pet\nNo animals in the car.';
const PRICES = {
  ...{ section: 'charges', mileagePriceCents: '0.75', fuelQuarterPriceCents: '20', fuelServiceFeeCents: '10' },
  ...{
    freeCancellationHours: '24',
    lateFreeMinutes: '60',
    lateHourBasisPoints: '20',
    lateFullDayHours: '3',
    cleaningFeeCents: '0',
    cancellationFeeCents: '0',
    noShowFeeCents: '0',
  },
};

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function termsFor(customerId: string, reader = tenant) {
  return query(await asAgent(reader), 'rentals.create', (q) => getTermsToSign(q, customerId));
}

describe('the terms above the signatures', () => {
  it('are those of the paper, in the customer’s language, and of no other company', async () => {
    const [english, creole] = [
      await makeCustomer(tenant, { language: 'en' }),
      await makeCustomer(tenant, { language: 'ht' }),
    ];
    const read = await termsFor(creole);
    expect(read).toMatchObject({ language: 'ht', clauses: defaultTerms('ht') });
    expect(read.texts).toMatchObject({
      'papers.vehicle': ht.papers.vehicle,
      'rentals.ack_gps': ht.rentals.ack_gps,
      'rentals.signer_name': ht.rentals.signer_name,
      'rentals.sign_here': ht.rentals.sign_here,
      // The day is filled in when it is signed.
      'rentals.sign_caption': ht.rentals.sign_caption,
      'action.clear_signature': ht.action.clear_signature,
    });
    // Every text is there: a missing one would be its own key.
    expect(Object.entries(read.texts).filter(([key, text]) => key === text)).toEqual([]);
    await editNow(saveTerms, await asAdmin(tenant), { en: OWN, fr: '', ht: '' });
    expect(await termsFor(english)).toMatchObject({
      language: 'en',
      clauses: [{ title: 'Pet', body: 'No animals in the car.' }],
    });
    await expect(termsFor(english, await makeTenant())).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(termsFor('')).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it.each([
    ['clauses', async () => editNow(saveTerms, await asAdmin(tenant), { en: OWN, fr: OWN, ht: OWN })],
    ['prices', async () => editNow(saveSettings, await asAdmin(tenant), PRICES)],
  ])('are signed again if the company’s %s changed before the hand-over', async (_what, change) => {
    const draft = await makeDraft(tenant);
    const sign = async () => ({ ...draft.values, termsStamp: (await termsFor(draft.customerId)).stamp });
    const handOver = async (values: object) =>
      activateRental(await asAgent(tenant), { ...draft, values: { ...draft.values, ...values } });
    const signed = await sign();
    await change();
    await expect(handOver(signed)).rejects.toMatchObject({
      code: 'terms_changed',
      fields: { customerSignature: 'terms_changed' },
    });
    await expect(handOver(await sign())).resolves.toMatchObject({ id: draft.rentalId });
  });
});
