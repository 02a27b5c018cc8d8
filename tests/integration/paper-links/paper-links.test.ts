import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries, idempotencyKeys } from '@/db/schema/activity';
import { documents } from '@/db/schema/files';
import { paperLinks } from '@/db/schema/paper-links';
import { tenants } from '@/db/schema/tenants';
import { demoSignature } from '@/db/seed/signature';
import { DAY_MS } from '@/lib/durations';
import type { LinkedPaper } from '@/lib/paper-links/input';
import { sharePaper } from '@/lib/paper-links/share-paper';
import { unsharePaper } from '@/lib/paper-links/unshare-paper';
import { sha256Hex } from '@/lib/papers/fingerprint';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { extendRental } from '@/lib/rentals/extend-rental';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeReceipt, shareLink, shownLink } from '@/tests/support/linked-paper';
import { makeInvoice } from '@/tests/support/make-invoice';
import { printOrdered } from '@/tests/support/print-ordered';
import { makeReturned } from '@/tests/support/take-back';

const request = vi.hoisted(() => ({ headers: new Headers() }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const share = (paper: LinkedPaper, now?: Date) => shareLink(tenant, paper, now);
const shown = (paper: LinkedPaper) => shownLink(tenant, paper);
const receipt = () => makeReceipt(tenant);

async function get(address: string | undefined, slug = tenant.slug): Promise<Response> {
  const { GET } = await import('@/app/api/p/[token]/[addendum]/route');
  const [, token = '', addendum] = /\/p\/([^/]+)(?:\/(.+))?$/.exec(new URL(address ?? '').pathname) ?? [];
  request.headers = new Headers({ 'x-wout-tenant': slug, 'x-forwarded-for': '10.1.2.4' });
  const params = Promise.resolve({ token, ...(addendum && { addendum }) });
  return GET(new Request(address ?? '', { headers: request.headers }), { params });
}

const fingerprint = async (response: Response) => sha256Hex(Buffer.from(await response.arrayBuffer()));

function stored(number: RegExp): Promise<{ id: string; sha256: string }[]> {
  return withTenant(tenant.id, async (tx) =>
    (await tx.select().from(documents).orderBy(documents.number)).filter((paper) => number.test(paper.number)),
  );
}

describe('a link opens exactly what is stored', () => {
  it('of an agreement and each of its addenda, until the hand-over is cancelled', async () => {
    const draft = await makeDraft(tenant);
    await activateRental(await asAgent(tenant), draft);
    const paper = { kind: 'agreement', paperId: draft.rentalId } as const;
    const [agreement] = await share(paper);
    await extendRental(await asAgent(tenant), {
      ...{ rentalId: draft.rentalId, dueAt: localIn(96), expectedCents: 9500 },
      ...{ customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') },
    });
    const addresses = (await shown(paper))?.addresses ?? [];
    expect(addresses).toEqual([agreement, agreement?.replace('?', '/A1?')]);
    const opened = await Promise.all(addresses.map((address) => get(address)));
    expect(await Promise.all(opened.map(fingerprint))).toEqual((await stored(/^R-/)).map(({ sha256 }) => sha256));
    expect((await get(agreement?.replace('?', '/A2?'))).status).toBe(404);
    await cancelRental(await asManager(tenant), { rentalId: draft.rentalId, odometerKm: 40_000, reason: 'Flat tyre' });
    expect((await get(agreement)).status).toBe(404);
    expect((await get(addresses[1])).status).toBe(404);
  }, 60_000);

  it('of a return’s invoice, until the return is reopened', async () => {
    const { id: rentalId } = await makeReturned(tenant);
    await printOrdered(tenant.id);
    const [invoice] = await stored(/-F1$/);
    const paper = { kind: 'invoice', paperId: invoice?.id ?? '' } as const;
    const [address] = await share(paper);
    expect(await fingerprint(await get(address))).toBe(invoice?.sha256);
    await reopenReturn(await asManager(tenant), { rentalId, reason: 'Too early' });
    expect((await get(address)).status).toBe(404);
    await expect(share(paper)).rejects.toMatchObject({ code: 'record_not_found' });
  }, 60_000);

  it('of a bill and of a receipt, until the payment is voided', async () => {
    const { invoiceId, number } = await makeInvoice(tenant);
    const [bill] = await share({ kind: 'bill', paperId: invoiceId });
    const answer = await get(bill);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `inline; filename="${number}.pdf"`,
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const paid = await receipt();
    const [address] = await share(paid);
    expect((await get(address)).status).toBe(200);
    await voidPayment(await asManager(tenant), { paymentId: paid.paperId, reason: 'A mistake' });
    expect((await get(address)).status).toBe(404);
  }, 60_000);
});

describe('a link ends', () => {
  it('after thirty days, which begin anew when it is shared again', async () => {
    const paper = await receipt();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await sharePaper(await asAgent(tenant, { now: ago(31) }), paper);
    expect(await shown(paper)).toBeNull();
    const [anew] = await share(paper, ago(29));
    expect((await get(anew)).status).toBe(200);
    expect(await share(paper)).toEqual([anew]);
    const left = Date.parse((await shown(paper))?.expiresAt ?? '') - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(30);
    await withTenant(tenant.id, (tx) => tx.update(paperLinks).set({ expiresAt: ago(1) }));
    expect((await get(anew)).status).toBe(404);
  });

  it('when it is revoked, and the next one is another', async () => {
    const paper = await receipt();
    const [first] = await share(paper);
    await unsharePaper(await asAgent(tenant), { linkId: (await shown(paper))?.id });
    expect([(await get(first)).status, await shown(paper)]).toEqual([404, null]);
    const [second] = await share(paper);
    expect(second).not.toBe(first);
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
  });

  it('with its company, and is the same to whoever guesses: unknown, damaged, revoked, expired or another company’s', async () => {
    const paper = await receipt();
    const [address = ''] = await share(paper);
    const stranger = await makeTenant();
    const answers = [
      await get(address, stranger.slug),
      await get(address, 'nobody-here'),
      await get(address.replace(/p\/[\w-]+/, `p/${'A'.repeat(43)}`)),
      await get(address.replace(/p\/[\w-]+/, 'p/short')),
      await get(address.replace('?', '/A1?')),
    ];
    await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, tenant.id)));
    answers.push(await get(address));
    await withPlatform((tx) => tx.update(tenants).set({ status: 'active' }).where(eq(tenants.id, tenant.id)));
    expect((await get(address)).status).toBe(200);
    await unsharePaper(await asAgent(tenant), { linkId: (await shown(paper))?.id });
    answers.push(await get(address));
    const texts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(texts).toEqual(texts.map(() => texts[0]));
    expect(texts[0]?.[0]).toBe(404);
  });
});

describe('its secret', () => {
  it('is in no audit entry and no stored answer', async () => {
    const paper = await receipt();
    await sharePaper(await asAgent(tenant, { idempotencyKey: 'share' }), paper);
    const token = /\/p\/([^/?]+)/.exec((await shown(paper))?.addresses[0] ?? '')?.[1] ?? '';
    const kept = await withTenant(tenant.id, async (tx) => [
      await tx.select().from(auditEntries),
      await tx.select().from(idempotencyKeys),
      await tx.select().from(paperLinks),
    ]);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept[0])).toContain('linkUntil');
  });

  it('is one, made by eight at once', async () => {
    const paper = await receipt();
    const ctx = await asAgent(tenant);
    const made = await Promise.all(Array.from({ length: 8 }, () => sharePaper(ctx, paper)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('is asked for at most so often by one network', async () => {
    // Asked for in one minute, whatever the clock says.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await get(`http://x.localhost/api/p/${count}`, 'nobody')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
