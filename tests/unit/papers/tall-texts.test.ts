import { describe, expect, it } from 'vitest';
import { renderAddendum } from '@/lib/papers/addendum';
import { renderAgreement } from '@/lib/papers/agreement';
import { renderInvoice } from '@/lib/papers/invoice';
import { readableTexts } from './pdf-words';
import { sampleAddendum } from './sample-addendum';
import { sampleInvoice } from './sample-invoice';
import { sampleAgreement } from './samples';

const WORDS = /\bw\d+\b/g;

/** So many numbered words, so that a missing one shows: `w1 w2 w3`. */
const words = (count: number, between = ' ') => Array.from({ length: count }, (_, at) => `w${at + 1}`).join(between);

/** The numbered words that people can read in a PDF, in their order. */
async function readable(pdf: Promise<Buffer>): Promise<string[]> {
  const texts = await readableTexts(await pdf);
  return texts.flatMap(({ text }) => text.match(WORDS) ?? []);
}

const NOTE = words(700);
const LINES = words(150, '\n');

const agreement = sampleAgreement('fr', 'A4');
const { checkout } = agreement;
const clause = (title: string, body: string) => ({ terms: [{ title, body }, ...agreement.terms.slice(0, 2)] });
const mark = { zone: 'front_bumper', kind: 'scratch', severity: 'light', note: words(60) } as const;

describe('a text that is taller than a page is read to its end', () => {
  it.each([
    ['the note of damages', NOTE, { checkout: { ...checkout, damages: [NOTE] } }],
    ['a note of many lines', LINES, { checkout: { ...checkout, damages: [LINES] } }],
    ['the reason of an exemption', LINES, { price: exempt(LINES) }],
    ['a clause that is one line', words(1700), clause(words(1700), '')],
    ['a clause of many short lines', LINES, clause('Title', LINES)],
    ['the name of who signed', words(70), signedBy(words(70, '\n'))],
    ['why it is void', LINES, { voided: { at: agreement.activatedAt, by: 'Jo', reason: LINES } }],
  ])('of an agreement: %s', async (_what, text, changes) => {
    expect(await readable(renderAgreement({ ...agreement, ...changes }))).toEqual(text.split(/\s/));
  });

  it('of an agreement: many marks', async () => {
    const marks = Array.from({ length: 60 }, () => mark);
    const found = await readable(renderAgreement({ ...agreement, checkout: { ...checkout, marks } }));
    expect(found.filter((word) => word === 'w60')).toHaveLength(60);
  });

  it.each([NOTE, LINES])('of an addendum: the damages of both vehicles', async (damageNotes) => {
    const vehicle = { vehicle: agreement.vehicle, odometerKm: 1, fuelLevel: 'full' as const, damageNotes };
    const swap = { at: agreement.pickupAt, back: vehicle, given: vehicle };
    const found = await readable(renderAddendum(sampleAddendum('fr', 'A4', { swap })));
    expect(found).toEqual([...damageNotes.split(/\s/), ...damageNotes.split(/\s/)]);
  });

  it.each([NOTE, LINES])('of an invoice: the damages, and what a line says', async (text) => {
    const { vehicles, lines } = sampleInvoice('fr', 'A4');
    const reading = { at: agreement.pickupAt, odometerKm: 1, fuelLevel: 'full' as const, damageNotes: text };
    const changes = {
      vehicles: vehicles.map((vehicle) => ({ ...vehicle, back: reading })),
      lines: lines.map((line, index) => (index === 2 ? { ...line, note: text } : line)),
    };
    const found = await readable(renderInvoice(sampleInvoice('fr', 'A4', changes)));
    expect(found).toEqual([...text.split(/\s/), ...text.split(/\s/)]);
  });
});

function signedBy(name: string) {
  const { customer, agent } = agreement.signatures;
  return { signatures: { customer: { ...customer, name }, agent } };
}

function exempt(exemptReason: string) {
  return { ...agreement.price, tax: { label: 'TCA', basisPoints: 1000, amountCents: 0, exemptReason } };
}
