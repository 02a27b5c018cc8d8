import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchApi } from '@/lib/api-client/fetch-api';
import { misbehavingServer } from '@/tests/support/misbehaving-server';

let server: Awaited<ReturnType<typeof misbehavingServer>>;

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());

it('a write without a time limit tells how far it is before it ends', async () => {
  let end = () => {};
  server.state.behaviors = [
    (_request, response) => {
      response.writeHead(200).write('{"done":1}\n');
      end = () => response.end('{"done":2}\n');
    },
  ];
  const answer = await fetchApi(`${server.origin}/api/x`, { method: 'POST', timeoutMs: null });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('{"done":1}\n');
  end();
  expect((await reader?.read())?.value).toBe('{"done":2}\n');
}, 5000);
