import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { platformAuditEntries } from '@/db/schema/operators';
import { answerQuestion } from '@/lib/contact/answer-question';
import { askQuestion } from '@/lib/contact/ask-question';
import { closeQuestion, reopenQuestion } from '@/lib/contact/close-question';
import { findQuestion } from '@/lib/contact/find-question';
import { getQuestion } from '@/lib/contact/get-question';
import { QuestionFilters } from '@/lib/contact/input';
import { listQuestions } from '@/lib/contact/list-questions';
import { sendAnswers } from '@/lib/contact/send-answers';
import { writeAgain } from '@/lib/contact/write-again';
import { newId } from '@/lib/id';
import { cleanUp } from '@/lib/jobs/clean-up';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant } from '@/tests/support/factories';
import { makeQuestion } from '@/tests/support/make-question';
import { ownDatabase } from '@/tests/support/own-database';

let outbox: string;
// The job mails every answer that waits, also those of other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
});
afterAll(() => done());

const client = () => ({ address: newId(), userAgent: null });

async function mails() {
  const names = (await readdir(outbox)).sort();
  return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
}

describe('somebody without an account', () => {
  it('is mailed a link to what they asked, by which they read the answer and write again', async () => {
    const { id, email, code, mail } = await makeQuestion();
    await mail();
    const [arrived = ''] = await mails();
    expect(arrived).toContain(`To: ${email}`);
    expect(arrived).toContain(`/contact/question?code=${code}`);

    const operator = await asOperator('admin');
    await answerQuestion(operator, { questionId: id, text: 'Set a new password.' });
    await Promise.all([sendAnswers(), sendAnswers()]);
    await sendAnswers();
    const answers = (await mails()).filter((text) => text.includes('Set a new password.'));
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain(`/contact/question?code=${code}`);
    expect(await findQuestion(code)).toMatchObject({
      state: 'waiting',
      messages: [
        { author: 'Wilna Joseph', ours: false },
        { author: 'The operator', ours: true, mailed: true },
      ],
    });

    await closeQuestion(operator, { questionId: id });
    await writeAgain({ code, text: 'It still does not work.' }, client());
    expect(await getQuestion(operator, id)).toMatchObject({ state: 'open', messages: { length: 3 } });
  });

  it('opens nothing by a code that this server has not made', async () => {
    const { id, code } = await makeQuestion();
    const wrong = `${id}.${'0'.repeat(40)}`;
    for (const bad of ['', 'x', id, wrong, `${code}0`, `${newId()}.${code.split('.')[1]}`, `${code}.1`]) {
      expect(await findQuestion(bad)).toBeNull();
      await expect(writeAgain({ code: bad || 'x', text: 'Hello' }, client())).rejects.toMatchObject({
        code: 'invalid_code',
      });
    }
  });

  it('asks five times in a quarter of an hour at most, and writes again as often', async () => {
    const input = { personName: 'Rose', email: `${newId()}@outside.test`, companyName: '', text: 'Hello' };
    const ask = () => askQuestion(input, { client: client(), locale: 'en' });
    for (const _ of [1, 2, 3, 4, 5]) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
    const { code } = await makeQuestion();
    for (const _ of [1, 2, 3, 4, 5]) await writeAgain({ code, text: 'And?' }, client());
    await expect(writeAgain({ code, text: 'And?' }, client())).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await findQuestion(code))?.messages).toHaveLength(6);
  });

  it('is told at each field what is wrong', async () => {
    await expect(askQuestion({ email: 'x' }, { client: client(), locale: 'en' })).rejects.toMatchObject({
      fields: { personName: expect.any(String), email: 'invalid_email', text: expect.any(String) },
    });
  });

  it('is forgotten a year after the last message', async () => {
    const [old, young] = [await makeQuestion(), await makeQuestion()];
    const back = (id: string, days: number) =>
      withPlatform((tx) =>
        tx
          .update(outsideQuestions)
          .set({ lastMessageAt: sql`now() - ${days} * interval '1 day'` })
          .where(eq(outsideQuestions.id, id)),
      );
    await back(old.id, 367);
    await back(young.id, 364);
    await cleanUp();
    expect(await findQuestion(old.code)).toBeNull();
    expect(await withPlatform((tx) => tx.$count(outsideMessages, eq(outsideMessages.questionId, old.id)))).toBe(0);
    expect(await findQuestion(young.code)).not.toBeNull();
  });
});

describe('an operator', () => {
  it('finds questions by name, address and company, the longest waiting first', async () => {
    const name = `Ti ${newId().slice(-8)}`;
    const first = await makeQuestion({ personName: name });
    const second = await makeQuestion({ personName: name, companyName: 'Sud' });
    const reader = await asOperator('support');
    const list = (more: object) => listQuestions(reader, QuestionFilters.parse({ q: name, ...more }));
    expect((await list({})).rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    await closeQuestion(await asOperator('admin'), { questionId: first.id });
    const { rows, counts } = await list({ state: 'open' });
    expect(rows.map(({ id }) => id)).toEqual([second.id]);
    expect(counts).toEqual({ all: 2, open: 1, waiting: 0, closed: 1 });
    expect((await listQuestions(reader, QuestionFilters.parse({ q: second.email }))).rows).toHaveLength(1);
  });

  it('acts on them from admin up, in admin mode', async () => {
    const { id: questionId } = await makeQuestion();
    const refused = { code: 'insufficient_permissions' };
    for (const other of [await asOperator('support'), await asOperator('owner', false)]) {
      await expect(answerQuestion(other, { questionId, text: 'Hello' })).rejects.toMatchObject(refused);
      await expect(closeQuestion(other, { questionId })).rejects.toMatchObject(refused);
      await expect(reopenQuestion(other, { questionId })).rejects.toMatchObject(refused);
    }
    await expect(getQuestion(await asOperator('owner', false), questionId)).rejects.toMatchObject(refused);
    await expect(getQuestion(await asOperator('owner'), newId())).rejects.toThrow('record_not_found');
  });

  it('is told when a colleague was first, and that a closed question is closed', async () => {
    const { id: questionId } = await makeQuestion();
    const [one, other] = [await asOperator('admin'), await asOperator('admin')];
    const seenMessageId = (await getQuestion(one, questionId)).messages.at(-1)?.id;
    await answerQuestion(one, { questionId, text: 'First.', seenMessageId });
    await expect(answerQuestion(other, { questionId, text: 'Second.', seenMessageId })).rejects.toThrow(
      'thread_answered',
    );
    await closeQuestion(one, { questionId });
    await expect(closeQuestion(other, { questionId })).rejects.toThrow('invalid_transition');
    await expect(answerQuestion(other, { questionId, text: 'Third.' })).rejects.toThrow('thread_closed');
    await reopenQuestion(other, { questionId });
    const acts = await withPlatform((tx) =>
      tx
        .select({ action: platformAuditEntries.action })
        .from(platformAuditEntries)
        .where(eq(platformAuditEntries.entityId, questionId))
        .orderBy(platformAuditEntries.at),
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'support.answer_outside',
      'support.close_outside',
      'support.reopen_outside',
    ]);
  });
});

it('is read by no company', async () => {
  await makeQuestion();
  const { id } = await makeTenant();
  await expect(withTenant(id, (tx) => tx.select().from(outsideQuestions))).rejects.toThrow();
});
