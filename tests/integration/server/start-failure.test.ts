import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const server = process.env.DATABASE_URL ?? '';

/** What the start's check of a database says, and with what it ends. */
async function prepare(
  change: Partial<URL>,
  more: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: Object.assign(new URL(server), change).href, ...more };
  const args = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json', 'scripts/prepare.ts'];
  const run = promisify(execFile)(process.execPath, args, { env });
  return run.then(
    ({ stderr }) => ({ code: 0, said: stderr }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}

it.each([
  ['a host that does not answer', { port: '1' }, 'Check host and port in it'],
  ['a login that there is not', { username: 'nobody_here', password: 'wrong-and-secret' }, 'Check user and password'],
  ['a database that there is not', { pathname: '/nowhere' }, 'createdb --owner'],
])('%s ends the start with a sentence that says what to do, and repeats nothing', async (_name, change, advice) => {
  const { code, said } = await prepare(change);
  expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
  expect(said).toContain(advice);
  expect(said).not.toMatch(/nowhere|nobody_here|wrong-and-secret/);
});

it('a fault of our own settings is told in its own words alone', async () => {
  const { code, said } = await prepare({}, { TRUSTED_PROXIES: 'everybody' });
  expect(code).toBe(1);
  expect(said).toContain('TRUSTED_PROXIES');
  expect(said).not.toContain('at ');
});

it('a database that is as it should be lets the server start', async () => {
  expect(await prepare({})).toEqual({ code: 0, said: '' });
});
