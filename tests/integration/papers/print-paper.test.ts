import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { documents, paperOrders } from '@/db/schema/files';
import { DAY_MS } from '@/lib/durations';
import { renderAgreement } from '@/lib/papers/agreement';
import type { AgreementData } from '@/lib/papers/agreement-data';
import { drawPaper, type PaperContent, startDrawing } from '@/lib/papers/draw-paper';
import { sha256Hex } from '@/lib/papers/fingerprint';
import { printLeftPapers } from '@/lib/papers/print-left-papers';
import { printPaper } from '@/lib/papers/print-paper';
import { renderReceipt } from '@/lib/papers/receipt';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getReceipt } from '@/lib/payments/get-receipt';
import { activateRental } from '@/lib/rentals/activate-rental';
import { getAgreement } from '@/lib/rentals/get-agreement';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { damagedSignature } from '@/tests/support/damaged-signature';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { pdfText } from '@/tests/unit/papers/pdf-text';
import { sampleInvoice } from '@/tests/unit/papers/sample-invoice';
import { sampleReceipt } from '@/tests/unit/papers/samples';

const OLD_SECONDS = (900 * DAY_MS) / 1000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** A signed agreement whose server ended before it printed anything. */
async function signedAgreement() {
  const draft = await makeDraft(tenant);
  const ctx = await asAgent(tenant);
  await withTenant(tenant.id, (tx) => activateRental({ ...ctx, tx }, draft));
  const order = await orderOf(draft.rentalId);
  if (!order) throw new Error('no paper was ordered');
  return { rentalId: draft.rentalId, order };
}

async function orderOf(rentalId: string) {
  const of = and(eq(paperOrders.tenantId, tenant.id), eq(paperOrders.rentalId, rentalId));
  const rows = await withTenant(tenant.id, (tx) => tx.select().from(paperOrders).where(of));
  return rows[0] ?? null;
}

async function papersOf(rentalId: string) {
  const of = and(eq(documents.tenantId, tenant.id), eq(documents.rentalId, rentalId));
  return withTenant(tenant.id, (tx) => tx.select().from(documents).where(of));
}

it('refuses to print inside a transaction, where others wait for its locks', async () => {
  const paper = { kind: 'receipt', data: sampleReceipt('fr', 'A4') } as const;
  for (const draw of [() => drawPaper(paper), () => renderReceipt(paper.data)])
    await expect(withTenant(tenant.id, async () => draw())).rejects.toThrow('inside a transaction');
});

it('prints what was signed for whoever asks first, and once for sixteen who ask together', async () => {
  const { rentalId, order } = await signedAgreement();
  expect(await papersOf(rentalId)).toEqual([]);
  const ctx = await asAgent(tenant);
  const seen = await Promise.all(Array.from({ length: 16 }, () => getAgreement(ctx, rentalId)));
  // Safe because this is the order of an agreement.
  const content = await renderAgreement(order.data as AgreementData);
  const paper = { id: order.id, number: order.number, content, sha256: sha256Hex(content) };
  expect(seen.every((one) => one.content.equals(content))).toBe(true);
  expect(await papersOf(rentalId)).toEqual([
    {
      ...paper,
      tenantId: tenant.id,
      kind: 'agreement',
      rentalId,
      paymentId: null,
      reservationId: null,
      inspectionId: null,
      drawerId: null,
      locale: 'fr',
      data: null,
      createdAt: order.createdAt,
    },
  ]);
  expect(await orderOf(rentalId)).toBeNull();
  await printPaper({ tenantId: tenant.id, id: order.id });
  expect(await papersOf(rentalId)).toHaveLength(1);
});

it('prints a payment’s receipt after the commit, and nothing before', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const ctx = await asAgent(tenant);
  const later: (() => Promise<void>)[] = [];
  const afterCommit = (work: () => Promise<void>) => later.push(work);
  const body = { rentalId, kind: 'balance', method: 'cash', amountCents: '20' };
  await withTenant(tenant.id, (tx) => collectPayment({ ...ctx, tx, afterCommit }, body));
  expect(await papersOf(rentalId)).toEqual([]);
  for (const work of later) await work();
  expect(await papersOf(rentalId)).toHaveLength(1);
  expect(await orderOf(rentalId)).toBeNull();
});

it('the job prints what a server that ended left behind', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  // So that of all that other tests leave behind, only this is as old.
  const ctx = await asAgent(tenant, { now: new Date(Date.now() - 1000 * DAY_MS) });
  const body = { rentalId, kind: 'balance', method: 'cash', amountCents: '20' };
  const { id: paymentId } = await withTenant(tenant.id, (tx) => collectPayment({ ...ctx, tx }, body));
  await Promise.all([printLeftPapers(OLD_SECONDS), printLeftPapers(OLD_SECONDS)]);
  const [paper, ...more] = await papersOf(rentalId);
  expect(more).toEqual([]);
  expect(await getReceipt(ctx, paymentId)).toMatchObject({ id: paper?.id, sha256: paper?.sha256 });
  expect(await orderOf(rentalId)).toBeNull();
});

it('keeps the bytes of the first where another server has stored the same paper, and orders nothing more', async () => {
  const { rentalId, order } = await signedAgreement();
  const { id, kind, number, paymentId, reservationId, createdAt } = order;
  const content = Buffer.from('printed by another server');
  const facts = { tenantId: tenant.id, id, kind, number, rentalId, paymentId, reservationId, createdAt };
  await withTenant(tenant.id, (tx) =>
    tx.insert(documents).values({ ...facts, locale: 'fr', content, sha256: sha256Hex(content) }),
  );
  await printPaper({ tenantId: tenant.id, id });
  expect((await papersOf(rentalId)).map((paper) => paper.content)).toEqual([content]);
  expect(await orderOf(rentalId)).toBeNull();
});

it('orders nothing for what is refused', async () => {
  const draft = await makeDraft(tenant, { total: 1 });
  await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({ code: 'quote_changed' });
  expect(await orderOf(draft.rentalId)).toBeNull();
});

it('a paper that can’t be drawn fails alone, and is drawn when it can be', async () => {
  const bad = { kind: 'receipt', data: { ...sampleReceipt('fr', 'A4'), customer: null } } as unknown as PaperContent;
  const [failed, drawn] = await Promise.allSettled([
    drawPaper(bad),
    drawPaper({ kind: 'receipt', data: sampleReceipt('fr', 'A4') }),
  ]);
  expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
});

it.each(['sum', 'pixels'] as const)(
  'a signature whose %s is damaged ends no thread, and the paper is drawn',
  async (what) => {
    const thread = startDrawing();
    const signature = { name: 'Jo', image: damagedSignature(what), signedAt: new Date().toISOString() };
    const data = { ...sampleInvoice('fr', 'A4'), signature };
    const drawn = await drawPaper({ kind: 'invoice', data });
    expect(drawn.subarray(0, 4).toString()).toBe('%PDF');
    expect(startDrawing()).toBe(thread);
  },
);

it('a text of soft hyphens is drawn, and one with some as without them', async () => {
  const draw = (notes: string) => drawPaper({ kind: 'receipt', data: { ...sampleReceipt('fr', 'A4'), notes } });
  for (const notes of ['\u00ad', 'one\n\u00ad\u00ad\ntwo']) expect((await draw(notes)).length).toBeGreaterThan(1000);
  expect(pdfText(await draw('un\u00adder\u00adneath')).text).toContain('underneath');
});

it('papers behind one that ends the thread are drawn by the next thread', async () => {
  const paper = { kind: 'receipt', data: sampleReceipt('fr', 'A4') } as const;
  const first = drawPaper(paper);
  const others = [drawPaper(paper), drawPaper(paper)];
  await startDrawing().terminate();
  const [ended, ...drawn] = await Promise.allSettled([first, ...others]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('has ended') } });
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
