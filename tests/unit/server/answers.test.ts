import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { orNotFound } from '@/lib/server/or-not-found';
import { progressResponse } from '@/lib/server/progress-response';
import { errorBody } from '@/lib/server/respond';

describe('an answer that reports progress', () => {
  it('is one line per step and one for the result, held back by no cache and no proxy', async () => {
    const response = await progressResponse(async (progress) => {
      progress({ step: 'checking', done: 0, total: 2 });
      progress({ step: 'writing', done: 2, total: 2 });
      return { rows: 2 };
    });
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { progress: { step: 'checking', done: 0, total: 2 } },
      { progress: { step: 'writing', done: 2, total: 2 } },
      { result: { rows: 2 } },
    ]);
  });

  it('ends the work even if nobody reads on', async () => {
    let finish = () => {};
    let finished = false;
    const response = await progressResponse(async (progress) => {
      progress({ step: 'checking', done: 0, total: 1 });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      progress({ step: 'writing', done: 1, total: 1 });
      finished = true;
    });
    await response.body?.cancel();
    finish();
    await new Promise(setImmediate);
    expect(finished).toBe(true);
  });
});

it('makes a 404 page of a record that is not there, and of no other error', async () => {
  expect(await orNotFound(Promise.resolve(7))).toBe(7);
  const missing = orNotFound(Promise.reject(new AppError('record_not_found')));
  await expect(missing).rejects.toMatchObject({ digest: expect.stringContaining('404') });
  for (const error of [new AppError('session_expired'), Object.assign(new Error(), { code: 'record_not_found' })])
    await expect(orNotFound(Promise.reject(error))).rejects.toBe(error);
});

it('says of an error only what there is to say', () => {
  expect(errorBody(new AppError('invalid_json'))).toStrictEqual({ code: 'invalid_json' });
  const all = { fields: { name: 'required' }, params: { limit: 1 }, details: false } as const;
  expect(errorBody(new AppError('validation_error', all))).toStrictEqual({ code: 'validation_error', ...all });
});
