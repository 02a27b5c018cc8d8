import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

interface ChosenDatabase {
  assertDatabaseChosen: (env: Record<string, string>) => void;
}

interface StartNotices {
  startNotices: (env: Record<string, string>) => string[];
}

const file = new URL('../../../scripts/parts/chosen-database.mjs', import.meta.url).href;
const { assertDatabaseChosen } = (await import(file)) as ChosenDatabase;
const { startNotices } = (await import(
  new URL('../../../scripts/parts/start-notices.mjs', import.meta.url).href
)) as StartNotices;
const REFUSAL = /DATABASE_URL is not set.*EMBEDDED_DATABASE=true/;

it.each([
  ['refuses production without a database', { NODE_ENV: 'production' }, true],
  ['refuses production with an empty address', { NODE_ENV: 'production', DATABASE_URL: '' }, true],
  ['takes the database named', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/wout' }, false],
  ['takes the embedded one asked for by name', { NODE_ENV: 'production', EMBEDDED_DATABASE: 'true' }, false],
  ['takes the embedded one outside production', {}, false],
])('a start %s', (_name, env: Record<string, string>, refused) => {
  const start = () => assertDatabaseChosen(env);
  if (refused) expect(start).toThrow(REFUSAL);
  else expect(start).not.toThrow();
});

it.each([
  ['npm start', ['scripts/start.mjs']],
  ['npm run operator', ['scripts/operator.mjs', 'you@example.com']],
  ['npm run backup', ['scripts/backup.mjs']],
  ['npm run restore', ['scripts/restore.mjs', '/backups/wout']],
])('%s says what to set and ends, before it starts or installs anything', (_name, args) => {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(REFUSAL);
});

it('npm run restore takes no backup that was never finished', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wout-backup-'));
  writeFileSync(path.join(folder, 'database.dump'), '');
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: 'postgres://127.0.0.1:1/x', NODE_ENV: 'test' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.mjs', folder], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('never finished')]);
});

it('a start says what it does without a secret, a domain and a mail server, and nothing where they are set', () => {
  const set = { AUTH_SECRET: 'k'.repeat(32), ROOT_DOMAIN: 'rent.test', SMTP_URL: 'smtp://mail.test' };
  expect(startNotices(set)).toEqual([]);
  const without = (name: string) => startNotices({ ...set, [name]: '' });
  expect(without('AUTH_SECRET')).toEqual([expect.stringMatching(/^AUTH_SECRET is not set.*\.data\/secret/)]);
  expect(without('ROOT_DOMAIN')).toEqual([expect.stringMatching(/^ROOT_DOMAIN is not set.*localhost/)]);
  expect(without('SMTP_URL')).toEqual([expect.stringMatching(/^SMTP_URL is not set.*reach nobody/)]);
});

it.each(['PUBLIC_ORIGIN', 'RENDER_EXTERNAL_URL'])(
  'a start with an address by %s needs no domain of its own',
  (name) => {
    const known = startNotices({ [name]: 'https://app.test' });
    expect(known.filter((sentence) => sentence.startsWith('ROOT_DOMAIN'))).toEqual([]);
  },
);
