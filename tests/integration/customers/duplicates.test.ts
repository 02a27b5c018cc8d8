import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { createCustomer } from '@/lib/customers/create-customer';
import { findDuplicates } from '@/lib/customers/find-duplicates';
import { DuplicateProbe } from '@/lib/customers/input';
import {
  countSuspectedDuplicates,
  listSuspectedDuplicates,
  type SuspectedDuplicate,
} from '@/lib/customers/list-suspected-duplicates';
import { updateCustomer } from '@/lib/customers/update-customer';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const rose = {
  fullName: 'Rose-Andrée Éxantus',
  phone: '3700-1234',
  email: 'rose@lakay.test',
  licenseNumber: 'LX-99 A',
};

async function probe(typed: object) {
  const ctx = await asAgent(tenant);
  return query(ctx, 'customers.view', (q) => findDuplicates(q, DuplicateProbe.parse(typed)));
}

it('finds who has the same licence, phone or e-mail, however it is written', async () => {
  const { id } = await createCustomer(await asAgent(tenant), rose);
  for (const [typed, same] of [
    [{ licenseNumber: 'lx99a' }, ['license']],
    [{ phone: '+509 37 00 12 34' }, ['phone']],
    [{ email: ' ROSE@Lakay.Test ' }, ['email']],
    [{ licenseNumber: 'LX 99-a', phone: '37001234', email: 'rose@lakay.test' }, ['license', 'phone', 'email']],
  ])
    expect(await probe(typed ?? {}), JSON.stringify(typed)).toMatchObject([{ id, fullName: rose.fullName, same }]);
});

it('leaves out the last by name of the many on one phone, never who has the licence', async () => {
  const phone = '+50937009999';
  const names = Array.from({ length: 12 }, (_, index) => `Guest ${String.fromCharCode(76 - index)}`);
  for (const fullName of names) await makeCustomer(tenant, { fullName, phone });
  const alike = { licenseNumber: 'LX-1', email: 'guest@lakay.test' };
  await makeCustomer(tenant, { fullName: 'Zita', phone: null, email: alike.email });
  await makeCustomer(tenant, { fullName: 'Zoë', phone, email: alike.email });
  await makeCustomer(tenant, { fullName: 'Zulma', phone: null, licenseNumber: alike.licenseNumber });
  const found = await probe({ ...alike, phone });
  expect(found.map(({ fullName }) => fullName)).toEqual(['Zulma', 'Zoë', ...names.toSorted().slice(0, 8)]);
});

it('asks nothing about blanks, unfinished text, deleted ones, oneself and other companies', async () => {
  const { id } = await createCustomer(await asAgent(tenant), rose);
  await makeCustomer(tenant, { phone: '+50937007777', archivedAt: new Date() });
  await makeCustomer(await makeTenant(), { phone: '+50937006666' });
  await makeCustomer(tenant, { phone: null, email: null, licenseNumber: '-', licenseKey: '' });
  for (const typed of [
    {},
    { licenseNumber: ' - ', phone: '', email: ' ' },
    { licenseNumber: 'lx9', phone: '3700', email: 'rose@' },
    { phone: '37007777' },
    { phone: '37006666' },
    { ...rose, except: id },
    { licenseNumber: 7, phone: null, email: [] },
  ])
    expect(await probe(typed), JSON.stringify(typed)).toEqual([]);
});

it('lets a clerk continue knowingly, asks about a new match, and never asks a program', async () => {
  const ctx = await asAgent(tenant);
  const first = await createCustomer(ctx, rose);
  const again = { ...rose, fullName: 'Rose Éxantus' };
  await expect(createCustomer(ctx, { ...again, acceptedDuplicates: [] })).rejects.toMatchObject({
    code: 'possible_duplicate',
    details: { duplicates: [{ id: first.id, same: ['license', 'phone', 'email'] }] },
  });
  const second = await createCustomer(ctx, { ...again, acceptedDuplicates: [first.id] });
  expect(second.duplicates).toMatchObject([{ id: first.id }]);
  const third = await createCustomer(ctx, again);
  expect(third.duplicates.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
});

it('asks about a change that creates a match, never about an older match', async () => {
  const ctx = await asAgent(tenant);
  const first = await createCustomer(ctx, rose);
  const wilner = { fullName: 'Wilner Jean', licenseNumber: 'W1', email: 'Rose@lakay.test' };
  const { id } = await createCustomer(ctx, wilner);
  const change = { ...wilner, city: 'Jacmel', customerId: id, acceptedDuplicates: [] };
  await expect(editNow(updateCustomer, ctx, { ...change, licenseNumber: 'w-1' })).resolves.toMatchObject({
    duplicates: [],
  });
  await expect(editNow(updateCustomer, ctx, { ...change, phone: rose.phone })).rejects.toMatchObject({
    code: 'possible_duplicate',
    details: { duplicates: [{ id: first.id, same: ['phone'] }] },
  });
  const known = { ...change, phone: rose.phone, acceptedDuplicates: [first.id] };
  await expect(editNow(updateCustomer, ctx, known)).resolves.toMatchObject({ duplicates: [{ id: first.id }] });
});

it('lists customers who match an earlier one for managers, page by page, each with the first match', async () => {
  const phone = '+50937001234';
  const first = await makeCustomer(tenant, { phone, email: 'a@lakay.test' });
  const second = await makeCustomer(tenant, { phone, email: 'b@lakay.test' });
  const third = await makeCustomer(tenant, { phone, email: 'b@lakay.test' });
  await makeCustomer(tenant, { phone: null });
  await makeCustomer(tenant, { phone: null, archivedAt: new Date(), email: 'a@lakay.test' });
  const ctx = await asManager(tenant);
  const seen: SuspectedDuplicate[] = [];
  let cursor: string | null = null;
  do {
    const page = await query(ctx, 'customers.merge', (q) => listSuspectedDuplicates(q, { cursor, size: 1 }));
    seen.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  expect(await query(ctx, 'customers.merge', countSuspectedDuplicates)).toBe(2);
  expect(seen.map(({ id, likes }) => [id, likes.map((like) => [like.id, like.same])])).toEqual([
    [
      third,
      [
        [second, ['phone', 'email']],
        [first, ['phone']],
      ],
    ],
    [second, [[first, ['phone']]]],
  ]);
});
