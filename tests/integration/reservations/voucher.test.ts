import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { documents } from '@/db/schema/files';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { getVoucher } from '@/lib/reservations/get-voucher';
import { mailReservation } from '@/lib/reservations/mail-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { reserve } from '@/tests/support/reserve';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it('is printed once for each state of the reservation, and another company can’t read it', async () => {
  const { id, number, values } = await reserve(tenant);
  const ctx = await asAgent(tenant);
  const [first, again] = [await getVoucher(ctx, id), await getVoucher(ctx, id)];
  expect(first.number).toBe(number);
  expect(again.sha256).toBe(first.sha256);
  expect(first.content.subarray(0, 5).toString()).toBe('%PDF-');
  await editNow(updateReservation, ctx, { ...values, reservationId: id, specialRequests: 'No smoke' });
  expect((await getVoucher(ctx, id)).sha256).not.toBe(first.sha256);
  await expect(getVoucher(await asAgent(await makeTenant()), id)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('says that it is void once the reservation is cancelled, and the earlier one stays as it was', async () => {
  const { id } = await reserve(tenant);
  const ctx = await asAgent(tenant);
  const before = await getVoucher(ctx, id);
  await cancelReservation(ctx, { reservationId: id, reason: 'The flight is cancelled', expectedFeeCents: 0 });
  const after = await getVoucher(ctx, id);
  expect(pdfText(after.content).text).toContain('The agent : The flight is cancelled');
  expect(pdfText(before.content).text).not.toContain('The flight is cancelled');
  const stored = await withTenant(tenant.id, (tx) => tx.select({ sha256: documents.sha256 }).from(documents));
  expect(stored.map(({ sha256 }) => sha256).toSorted()).toEqual([before.sha256, after.sha256].toSorted());
}, 60_000);

it('says that nobody came, as long as that is so, and the stored one stays as it was', async () => {
  const { id } = await reserve(tenant);
  const ctx = await asAgent(tenant);
  const before = await getVoucher(ctx, id);
  const period = (pickup: number, due: number) => ({
    pickupAt: new Date(Date.now() + pickup * HOUR_MS),
    dueAt: new Date(Date.now() + due * HOUR_MS),
  });
  const setPeriod = (values: ReturnType<typeof period>) =>
    withTenant(tenant.id, (tx) => tx.update(reservations).set(values).where(eq(reservations.id, id)));
  // Its hold has run out, and no job has closed it yet.
  await setPeriod(period(-27, 24));
  expect(pdfText((await getVoucher(ctx, id)).content).text).toContain('Personne n’est venu');
  await setPeriod(period(1, 48));
  expect((await getVoucher(ctx, id)).sha256).toBe(before.sha256);
}, 60_000);

it('is mailed to the customer in their language, after the commit', async () => {
  const outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
  const { id, number, customerId } = await reserve(tenant);
  await withTenant(tenant.id, (tx) =>
    tx.update(customers).set({ email: 'marie@example.com', language: 'ht' }).where(eq(customers.id, customerId)),
  );
  await mailReservation(await asAgent(tenant), { reservationId: id });
  const [file = ''] = await vi.waitUntil(async () => {
    const files = await readdir(outbox);
    return files.length > 0 && files;
  }, 60_000);
  const mail = await readFile(path.join(outbox, file), 'utf8');
  expect(mail).toContain('To: marie@example.com');
  expect(mail).toContain(`Attached: ${number}.pdf`);
  expect(mail).toContain(`Bonjou Marie-Flore Desrosiers,\n\nMen rezèvasyon ou ${number}`);
  vi.unstubAllEnvs();
}, 90_000);
