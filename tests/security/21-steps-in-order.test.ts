import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase } from '@/db/client';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { extendRental } from '@/lib/rentals/extend-rental';
import { returnRental } from '@/lib/rentals/return-rental';
import { saveDraft } from '@/lib/rentals/save-draft';
import type { Verb } from '@/lib/server/command';
import { ALL_VERBS } from '@/tests/integration/verbs/all-verbs';
import { makeDraft } from '@/tests/support/agreement';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { printOrdered } from '@/tests/support/print-ordered';
import { tenantRows } from '@/tests/support/tenant-rows';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** What a verb takes, as a JSON schema. */
const schemaOf = ({ verb }: Verb<unknown>) =>
  z.toJSONSchema(verb.input, { io: 'input', unrepresentable: 'any', cycles: 'ref' });

/** The code of a refusal that changes nothing. */
async function refused(verb: Verb<unknown>, input: unknown): Promise<[string, object?]> {
  // What was ordered for the record may still be on its way to the printer.
  await printOrdered(tenant.id);
  const before = await tenantRows(tenant.id);
  const ctx = await asAdmin(tenant);
  const error = Object(await verb(ctx, input).catch((thrown: unknown) => thrown));
  expect(await tenantRows(tenant.id)).toEqual(before);
  return error.fields ? [error.code, error.fields] : [error.code];
}

/** What a verb takes for a rental in its right state, for the rental named. */
async function inputFor(name: string, rentalId: string): Promise<[Verb<unknown>, object]> {
  const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
  if (!entry) throw new Error(`There is no verb ${name}`);
  return [entry.verb, { ...Object(await entry.allowed(tenant)), rentalId }];
}

describe('no agreement begins before all that comes before it', () => {
  it.each([
    ['the inspection’s reading', { odometerKm: '' }],
    ['the fuel', { fuelLevel: '' }],
    ['the customer’s signature', { customerSignature: '' }],
    ['the clerk’s signature', { agentSignature: '' }],
    ['what the customer must know', { acknowledgments: [] }],
    ['a period', { dueAt: '' }],
    ['a price', { dailyRateCents: '' }],
  ])('it does not begin without %s, whatever step the sender says it is at', async (_what, missing) => {
    const draft = await makeDraft(tenant, { values: missing });
    const [code] = await refused(activateRental, { ...draft, step: 'signed' });
    expect(code).toMatch(/^(?:missing_required|validation_error|\w+_missing)$/);
  });

  it('and not at another price than was seen', async () => {
    const { expectedTotalCents, ...draft } = await makeDraft(tenant);
    expect(await refused(activateRental, { ...draft, expectedTotalCents: expectedTotalCents - 1 })).toEqual([
      'quote_changed',
    ]);
  });
});

describe('nothing is signed by an empty field', () => {
  /** A field in which so many pixels are drawn. */
  function drawn(pixels: number): string {
    const image = new PNG({ width: 300, height: 100 });
    image.data.fill(9, 400, 400 + 4 * pixels);
    return `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`;
  }
  const SIGNED = [
    ...['inspections.record', 'rentals.activate', 'rentals.extend'],
    ...['rentals.hand_over', 'rentals.return', 'rentals.settle_return', 'rentals.swap'],
  ];

  it('every verb that takes a signature is among them, but a draft, which keeps what was drawn so far', async () => {
    const others = ALL_VERBS.filter(({ verb }) => ![...SIGNED, 'rentals.save_draft'].includes(verb.verb.name));
    const taking = others.filter(({ verb }) => /signature/i.test(JSON.stringify(schemaOf(verb))));
    expect(taking.map(({ verb }) => verb.verb.name)).toEqual([]);
  });

  it.each(SIGNED)('%s', async (name) => {
    const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
    const input = Object(await entry?.allowed(tenant));
    const fields = JSON.stringify(schemaOf(entry?.verb ?? expect.fail())).match(/\b\w+Signature(?=":\{)/g) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields)
      for (const drawing of [drawn(0), drawn(30), 'data:image/png;base64,', 'Marie']) {
        const signed = { unsignedReason: '', [field]: drawing };
        const sent = { ...input, ...(input.values ? { values: { ...input.values, ...signed } } : signed) };
        const [code, at] = await refused(entry?.verb ?? expect.fail(), sent);
        expect([code, Object.keys(at ?? {})], drawing).toEqual([
          expect.stringMatching(/^(?:customer_signature_missing|agent_signature_missing|validation_error)$/),
          [expect.stringMatching(new RegExp(`^(?:values\\.)?${field}$`))],
        ]);
      }
  });
});

describe('no step is taken before its time, twice, or after the end', () => {
  it('a draft can’t be extended, swapped, taken back, settled or reopened', async () => {
    const { rentalId } = await makeDraft(tenant);
    for (const name of [
      'rentals.extend',
      'rentals.swap',
      'rentals.return',
      'rentals.settle_return',
      'rentals.reopen_return',
    ])
      expect(await refused(...(await inputFor(name, rentalId))), name).toEqual(['invalid_transition']);
  });

  it('an active rental can’t be written, handed over or reopened again', async () => {
    const draft = await makeDraft(tenant);
    await activateRental(await asAdmin(tenant), draft);
    expect(await refused(activateRental, draft)).toEqual(['invalid_transition']);
    expect(await refused(saveDraft, { ...draft, step: 'review' })).toEqual(['invalid_transition']);
    expect(await refused(discardDraft, { rentalId: draft.rentalId })).toEqual(['invalid_transition']);
    expect(await refused(...(await inputFor('rentals.reopen_return', draft.rentalId)))).toEqual(['invalid_transition']);
  });

  it('what was taken back, cancelled or thrown away is over', async () => {
    const { id } = await makeActiveRental(tenant);
    const [, input] = await inputFor('rentals.return', id);
    await returnRental(await asAdmin(tenant), input);
    const { rentalId } = await makeDraft(tenant);
    await discardDraft(await asAdmin(tenant), { rentalId });
    for (const over of [id, rentalId])
      for (const verb of [returnRental, extendRental, cancelRental]) {
        const [, values] = await inputFor(verb.verb.name, over);
        expect((await refused(verb, values))[0]).toMatch(/^(?:invalid_transition|record_not_found)$/);
      }
  });
});
