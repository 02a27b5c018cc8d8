import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { createAnswer } from '@/lib/answers/create-answer';
import { getAnswer } from '@/lib/answers/get-answer';
import { listAnswers } from '@/lib/answers/list-answers';
import { restoreAnswer, retireAnswer } from '@/lib/answers/retire-answer';
import { updateAnswer } from '@/lib/answers/update-answer';
import { newId } from '@/lib/id';
import { asOperator } from '@/tests/support/as-operator';
import { makeAnswer } from '@/tests/support/make-answer';

const TEXTS = { textEn: 'Switch it off.', textFr: 'Éteignez-la.', textHt: 'Fèmen l.' };
let answerId: string;
beforeEach(async () => {
  answerId = await makeAnswer('Printer');
});
afterAll(closeDatabase);

it('is read by every operator, and kept by those who answer', async () => {
  const reader = await asOperator('support');
  expect(await getAnswer(reader, answerId)).toMatchObject({ title: 'Printer', ...TEXTS, archivedAt: null });
  expect((await listAnswers(reader)).map(({ id }) => id)).toContain(answerId);
  const refused = { code: 'insufficient_permissions' };
  await expect(createAnswer(reader, { title: 'Mine', ...TEXTS })).rejects.toMatchObject(refused);
  await expect(updateAnswer(reader, { answerId })).rejects.toMatchObject(refused);
  await expect(retireAnswer(reader, { answerId })).rejects.toMatchObject(refused);
  await expect(restoreAnswer(reader, { answerId })).rejects.toMatchObject(refused);
  for (const role of ['admin', 'superadmin', 'owner'] as const) {
    const ctx = await asOperator(role);
    await createAnswer(ctx, { title: role, ...TEXTS });
    await retireAnswer(ctx, { answerId });
    await restoreAnswer(ctx, { answerId });
  }
});

it('needs a title and its text in each language', async () => {
  const ctx = await asOperator('admin');
  const blank = { title: ' ', textEn: '', textFr: 'x'.repeat(4001), textHt: '\n' };
  await expect(createAnswer(ctx, blank)).rejects.toMatchObject({
    fields: { title: 'required', textEn: 'required', textFr: 'too_long', textHt: 'required' },
  });
});

it('tells the second of two operators what the first has changed', async () => {
  const ctx = await asOperator('admin');
  const { version } = await getAnswer(ctx, answerId);
  const change = (title: string) => updateAnswer(ctx, { answerId, version, ...TEXTS, title });
  const answers = await Promise.allSettled([change('Printer off'), change('Printer on')]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'record_changed', details: { changes: [{ field: 'title', by: 'The operator' }] } },
  });
  const [entry] = await withPlatform((tx) =>
    tx
      .select({ before: platformAuditEntries.before, tenantId: platformAuditEntries.subjectTenantId })
      .from(platformAuditEntries)
      .where(and(eq(platformAuditEntries.entityId, answerId), eq(platformAuditEntries.action, 'answers.update'))),
  );
  expect(entry).toEqual({ before: { title: 'Printer', ...TEXTS }, tenantId: null });
});

it('is retired once and offered again once, the last of the list in between', async () => {
  const ctx = await asOperator('admin');
  await expect(restoreAnswer(ctx, { answerId })).rejects.toThrow('invalid_transition');
  const both = await Promise.allSettled([retireAnswer(ctx, { answerId }), retireAnswer(ctx, { answerId })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await makeAnswer('Zebra');
  const listed = await listAnswers(ctx);
  const order = listed.map(({ archivedAt }) => archivedAt !== null);
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
  expect(listed.find(({ id }) => id === answerId)?.archivedAt).not.toBeNull();
  await restoreAnswer(ctx, { answerId });
  expect((await getAnswer(ctx, answerId)).archivedAt).toBeNull();
});

it('is not found under another id', async () => {
  const ctx = await asOperator('admin');
  for (const other of [newId(), 'nothing']) await expect(getAnswer(ctx, other)).rejects.toThrow('record_not_found');
  await expect(retireAnswer(ctx, { answerId: newId() })).rejects.toThrow('record_not_found');
});
