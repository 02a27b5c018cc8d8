import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { documents } from '@/db/schema/files';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { demoSignature } from '@/db/seed/signature';
import { DAY_MS } from '@/lib/durations';
import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { orderMail } from '@/lib/outbox/order-mail';
import { sendOrdered } from '@/lib/outbox/send-ordered';
import { sha256Hex } from '@/lib/papers/fingerprint';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { extendRental } from '@/lib/rentals/extend-rental';
import { mailAgreement } from '@/lib/rentals/mail-agreement';
import { readSigned } from '@/lib/rentals/read-signed';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { mailServer } from '@/tests/support/mail-server';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { sendOrderedMails } from '@/tests/support/send-ordered-mails';

const server = mailServer();
let tenant: TestTenant;
beforeAll(async () => {
  vi.stubEnv('SMTP_URL', await server.open());
});
beforeEach(async () => {
  tenant = await makeTenant();
  server.delivered.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await closeDatabase();
});

/** A signed agreement, whose customer has this address. */
async function makeSigned(email: string | null = 'marie@example.com') {
  const customerId = await makeCustomer(tenant, { email });
  const draft = await makeDraft(tenant, { customerId });
  await activateRental(await asAgent(tenant), draft);
  return draft;
}

/** The fingerprint of each attached file, by its name. */
function attachedIn(mail: string): Record<string, string> {
  const files = [...mail.matchAll(/filename="?([^"\r\n]+\.pdf)"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/g)];
  return Object.fromEntries(files.map(([, name, content = '']) => [name, sha256Hex(Buffer.from(content, 'base64'))]));
}

function storedPapers(rentalId: string): Promise<Record<string, string>> {
  return withTenant(tenant.id, async (tx) => {
    const rows = await tx.select().from(documents).where(eq(documents.rentalId, rentalId));
    return Object.fromEntries(rows.map(({ number, sha256 }) => [`${number}.pdf`, sha256]));
  });
}

/** Quoted-printable breaks long lines with "=" and writes bytes as "=XX". */
const plain = (mail: string) =>
  mail.replace(/=\r?\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (codes) => decodeURIComponent(codes.replaceAll('=', '%')));

it('goes as text and HTML in the customer’s language, with exactly the papers that are stored', async () => {
  const { rentalId, customerId } = await makeSigned();
  const ctx = await asAgent(tenant);
  await withTenant(tenant.id, (tx) => tx.update(customers).set({ language: 'ht' }).where(eq(customers.id, customerId)));
  const { to, mailed } = await mailAgreement(ctx, { rentalId });
  expect(mailed).toBe(true);
  await sendOrderedMails(tenant.id);
  const [first = ''] = server.delivered;
  expect(attachedIn(first)).toEqual(await storedPapers(rentalId));
  const [number = ''] = Object.keys(attachedIn(first)).map((name) => name.slice(0, -4));
  expect([to, number]).toEqual(['marie@example.com', expect.stringMatching(/^R-\d{4}-\d{5}$/)]);
  expect(first).toMatch(/^Content-Type: multipart\/alternative/m);
  // Once in the text, once in the HTML and once as the preview that lists of mails show.
  expect(
    plain(first).match(new RegExp(`Kontra lokasyon ou ak ${tenant.name} siyen\\. Nimewo li se`, 'g')),
  ).toHaveLength(3);
  expect(plain(first)).toContain('<html lang="ht">');
  expect(plain(first)).toMatch(/Retou: .*, Cap-Haïtien/);

  await extendRental(ctx, {
    ...{ rentalId, dueAt: localIn(96), expectedCents: 9500 },
    ...{ customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') },
  });
  await mailAgreement(ctx, { rentalId });
  await sendOrderedMails(tenant.id);
  const second = server.delivered[1] ?? '';
  expect(Object.keys(attachedIn(second))).toEqual([`${number}.pdf`, `${number}-A1.pdf`]);
  expect(attachedIn(second)).toEqual(await storedPapers(rentalId));
  expect(plain(second)).toContain('Kontra a ak 1 ajou li');

  // WhatsApp takes the same words, but nothing goes with them.
  const { message } = await query(ctx, 'rentals.view', (q) => readSigned(q, rentalId));
  expect(plain(second)).toContain(message.body.split('\n').join('\r\n'));
  expect(message.text).not.toContain('PDF');

  const { timeline } = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rentalId));
  expect(timeline.filter(({ kind }) => kind === 'agreement_mailed').map(({ detail }) => detail)).toEqual([
    `${number} → marie@example.com`,
    `${number}, ${number}-A1 → marie@example.com`,
  ]);
}, 60_000);

it('refuses what is not signed, has no paper, was cancelled, or has nobody to go to', async () => {
  const agent = await asAgent(tenant);
  const refused = (rentalId: string) => mailAgreement(agent, { rentalId }).catch(({ code }) => code);
  const draft = await makeDraft(tenant);
  // As an import brings it.
  const imported = await makeActiveRental(tenant);
  const nowhere = await makeSigned(null);
  const cancelled = await makeSigned();
  await cancelRental(await asManager(tenant), { ...cancelled, odometerKm: 40_000, reason: 'Flat tyre' });
  expect([
    await refused(draft.rentalId),
    await refused(imported.id),
    await refused(nowhere.rentalId),
    await refused(cancelled.rentalId),
  ]).toEqual(['agreement_not_signed', 'agreement_not_signed', 'customer_without_email', 'rental_cancelled']);
  expect(await traces()).toEqual([0, 0]);
}, 60_000);

it('refuses a member of another company, and one who may no longer do anything', async () => {
  const { rentalId } = await makeSigned();
  const other = await makeTenant();
  await expect(mailAgreement(await asAdmin(other), { rentalId })).rejects.toMatchObject({ code: 'record_not_found' });
  const agent = await asAgent(tenant);
  await withTenant(tenant.id, (tx) =>
    tx.update(members).set({ active: false }).where(eq(members.id, tenant.members.agent)),
  );
  await expect(mailAgreement(agent, { rentalId })).rejects.toMatchObject({ code: 'session_expired' });
  expect(await traces()).toEqual([0, 0]);
}, 60_000);

it('is not sent once the hand-over is cancelled, and its sender is told of one that did not go', async () => {
  const { rentalId } = await makeSigned();
  const order = (key: string, expiresAt: number) =>
    withTenant(tenant.id, (tx) =>
      orderMail(
        { tenantId: tenant.id, tx, now: new Date() },
        {
          ...{ key, expiresAt: new Date(expiresAt), recipient: 'marie@example.com', subject: 'x', body: 'x' },
          ...{ memberId: tenant.members.agent, rentalId },
        },
      ),
    );
  const outcomeOf = async (id: string | null) => {
    await sendOrdered({ tenantId: tenant.id, id: id ?? '' });
    const mine = and(eq(mailOrders.tenantId, tenant.id), eq(mailOrders.id, id ?? ''));
    const [row] = await withTenant(tenant.id, (tx) => tx.select().from(mailOrders).where(mine));
    return row?.outcome;
  };
  expect(await outcomeOf(await order('agreement:late', Date.now() - 1))).toBe('given_up');
  const told = async () =>
    (await query(await asAgent(tenant), 'notices.view', (q) => listNotices(q, NoticeFilters.parse({})))).rows.filter(
      ({ kind }) => kind === 'agreement_mail_failed',
    );
  expect(await told()).toMatchObject([{ href: `/rentals/${rentalId}`, settled: false }]);
  await withTenant(tenant.id, (tx) =>
    tx.update(rentals).set({ status: 'cancelled', cancelledAt: new Date() }).where(eq(rentals.id, rentalId)),
  );
  expect(await outcomeOf(await order('agreement:cancelled', Date.now() + DAY_MS))).toBe('withdrawn');
  expect(await told()).toMatchObject([{ settled: true }]);
  expect(server.delivered).toEqual([]);
}, 60_000);

/** How many mails are ordered, and how many entries the audit log has of them. */
async function traces(): Promise<number[]> {
  return withTenant(tenant.id, async (tx) => {
    const mails = await tx.select().from(mailOrders).where(eq(mailOrders.tenantId, tenant.id));
    const audited = and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.action, 'rentals.mail_agreement'));
    return [mails.length, (await tx.select().from(auditEntries).where(audited)).length];
  });
}

it('has the words for a chat with the customer, with the agreement’s number', async () => {
  const { rentalId } = await makeSigned();
  const { message, papers } = await query(await asAgent(tenant), 'rentals.view', (q) => readSigned(q, rentalId));
  const link = decodeURIComponent(whatsappLink('+50937000009', message.text));
  expect(link).toMatch(/^https:\/\/wa\.me\/50937000009\?text=/);
  expect(link).toContain(papers[0]);
});
