import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '@/lib/api-client/call-api';
import { fetchApi } from '@/lib/api-client/fetch-api';
import { listApi, listApiOrNone } from '@/lib/api-client/list-api';
import { queryText } from '@/lib/api-client/query-text';
import { rowsOf } from '@/lib/api-client/rows-of';
import { cut, halfway, json, misbehavingServer, silent } from '@/tests/support/misbehaving-server';

let server: Awaited<ReturnType<typeof misbehavingServer>>;
let waited: number[] = [];

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  waited = [];
  Object.assign(server.state, { behaviors: [], asked: [] });
});

const answers = (...behaviors: typeof server.state.behaviors) => {
  server.state.behaviors = behaviors;
};
const asked = () => server.state.asked;
const wait = async (ms: number) => {
  waited.push(ms);
};
const at = (path: string) => `${server.origin}/api${path}`;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, error, message }) => ({ status, code: error?.code, message }),
  );

describe('a read', () => {
  it('is sent three times more while it gets 500 or more, with growing waits', async () => {
    answers(json({}, 500), json('bad gateway', 502), json({}, 503), json({ id: 1 }));
    expect(await callApi(at('/x'), { wait })).toEqual({ id: 1 });
    expect([asked().length, waited]).toEqual([4, [300, 600, 1200]]);
  });

  it('gives up after that, with what the server said last', async () => {
    const error = { code: 'database_unavailable' };
    answers(json({ error, message: 'The database is away.' }, 503));
    expect(await failureOf(callApi(at('/x'), { wait }))).toEqual({
      status: 503,
      code: 'database_unavailable',
      message: 'The database is away.',
    });
    expect(asked().length).toBe(4);
  });

  it.each([
    ['is cut', cut],
    ['breaks off in the middle', halfway],
    ['never comes', silent],
  ])('is sent again where the answer %s', async (_how, behavior) => {
    answers(behavior, json({ id: 1 }));
    expect(await callApi(at('/x'), { wait, timeoutMs: 2000 })).toEqual({ id: 1 });
    expect([asked().length, waited]).toEqual([2, [300]]);
  });

  it('without any answer in the end is a network error', async () => {
    answers(silent);
    expect(await failureOf(callApi(at('/x'), { wait, timeoutMs: 50 }))).toMatchObject({
      status: 0,
      code: 'network_error',
    });
    // A try may end before the server has heard of it.
    expect(waited).toEqual([300, 600, 1200]);
  });

  it('that breaks off in the middle each time is a network error', async () => {
    answers(halfway);
    expect(await failureOf(callApi(at('/x'), { wait }))).toMatchObject({ status: 0, code: 'network_error' });
    expect([asked().length, waited]).toEqual([4, [300, 600, 1200]]);
  });

  it('is not sent again where it was refused', async () => {
    answers(json({ error: { code: 'insufficient_permissions' }, message: 'No.' }, 403));
    expect(await failureOf(callApi(at('/x'), { wait }))).toEqual({
      status: 403,
      code: 'insufficient_permissions',
      message: 'No.',
    });
    expect([asked().length, waited]).toEqual([1, []]);
  });

  it('ends at once for whoever aborts it', async () => {
    const left = new AbortController();
    answers(() => left.abort());
    await expect(callApi(at('/x'), { wait, signal: left.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect([asked().length, waited]).toEqual([1, []]);
  });

  it('takes HEAD like GET', async () => {
    answers(json('', 500), json(''));
    expect((await fetchApi(at('/x'), { method: 'HEAD', wait })).status).toBe(200);
    expect(asked().map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
  });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s is sent once, whatever happens', async (method) => {
  answers(json({}, 500));
  expect(await failureOf(callApi(at('/x'), { method, wait }))).toMatchObject({ status: 500, code: 'server_error' });
  for (const broken of [cut, halfway]) {
    answers(broken);
    expect(await failureOf(callApi(at('/x'), { method, wait }))).toMatchObject({ status: 0, code: 'network_error' });
  }
  expect([asked().length, waited]).toEqual([3, []]);
});

describe('an answer', () => {
  const rows = [{ id: 1 }];
  it.each([
    ['a list', rows],
    ['rows', { rows, nextCursor: null }],
    ['data', { data: rows }],
    ['data.rows', { data: { rows, total: 1 } }],
  ])('gives its rows, sent as %s', async (_shape, body) => {
    answers(json(body));
    expect(await listApi(at('/x'), { wait })).toEqual(rows);
  });

  it.each([null, undefined, 'text', { rows: 'none' }, { data: { rows: null } }, {}])('%j has no rows', (body) => {
    expect(rowsOf(body)).toEqual([]);
  });

  it('that there is nothing is an empty list only where that was asked for', async () => {
    answers(json({ error: { code: 'record_not_found' }, message: 'Gone.' }, 404));
    expect(await listApiOrNone(at('/x'), { wait })).toEqual([]);
    expect(await failureOf(listApi(at('/x'), { wait }))).toMatchObject({ status: 404, code: 'record_not_found' });
    answers(json({}, 403));
    expect(await failureOf(listApiOrNone(at('/x'), { wait }))).toMatchObject({ status: 403 });
  });

  it('that is no JSON is no answer of ours', async () => {
    answers(json('<html>'));
    expect(await failureOf(callApi(at('/x'), { wait }))).toMatchObject({ status: 200, code: 'server_error' });
  });

  it('without content is none', async () => {
    answers((_request, response) => response.writeHead(204).end());
    expect(await callApi(at('/x'), { wait })).toBeUndefined();
  });

  it.each([
    [{ message: 'A', error: 'B' }, 'A'],
    [{ error: 'B' }, 'B'],
    [{ error: { code: 'server_error', message: 'C' } }, 'C'],
    [{}, 'the call answered 400'],
  ])('%j says why', async (body, message) => {
    answers(json(body, 400));
    expect(await failureOf(callApi(at('/x'), { wait }))).toMatchObject({ message });
  });
});

describe('what is sent', () => {
  it('says that a program sends it, who, and for which company', async () => {
    answers(json({}));
    const tenant = { id: 'the id', slug: 'lakay' };
    const query = { q: 'rav' };
    await callApi(at('/x'), { method: 'POST', token: 'the token', tenant, query, body: { a: 1 }, wait });
    const [{ url, headers } = { url: '', headers: {} }] = asked();
    expect(url).toBe('/api/x?q=rav&tenant=lakay');
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer the token',
      'x-tenant': 'lakay',
      'x-tenant-id': 'the id',
      'x-organization': 'lakay',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    await callApi(at('/x'), { wait });
    expect(asked()[1]?.url).toBe('/api/x');
    expect(asked()[1]?.headers).not.toHaveProperty('authorization');
    expect(asked()[1]?.headers).not.toHaveProperty('x-tenant');
  });

  it('joins nested keys by dots, repeats lists and leaves out what is empty', () => {
    const period = { from: '2026-11-01', until: { day: '2026-11-30', hour: '' } };
    const values = {
      q: '',
      page: 0,
      open: false,
      types: ['a', '', 'b'],
      period,
      none: null,
      not: undefined,
      empty: [],
    };
    expect(decodeURIComponent(queryText(values))).toBe(
      'page=0&open=false&types=a&types=b&period.from=2026-11-01&period.until.day=2026-11-30',
    );
  });
});
