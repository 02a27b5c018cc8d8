import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Settings {
  assertSettings: (env: Record<string, string | undefined>, how?: { alone: boolean }) => void;
  SETTINGS: { shape: Record<string, unknown> };
}

const file = new URL('../../../scripts/parts/settings.mjs', import.meta.url).href;
const { assertSettings, SETTINGS } = (await import(file)) as Settings;

const SECRET = 'k'.repeat(32);

function refusal(env: Record<string, string | undefined>, alone = false): string | null {
  try {
    assertSettings(env, { alone });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it('lets a server start that has nothing but what production needs', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ NODE_ENV: 'production', AUTH_SECRET: SECRET })).toBeNull();
});

it('asks in production for the secret, which nobody may make up', () => {
  expect(refusal({ NODE_ENV: 'production' })).toContain('AUTH_SECRET is not set');
  expect(refusal({ NODE_ENV: 'production', AUTH_SECRET: '' })).toContain('AUTH_SECRET is not set');
});

it('asks for a database and a place for files where there is no checkout', () => {
  expect(refusal({}, true)).toMatch(/DATABASE_URL is not set.*\n.*STORAGE_DIR is not set/);
  const url = 'postgres://wout:x@host/wout';
  expect(refusal({ DATABASE_URL: url, STORAGE_DIR: '/data/files' }, true)).toBeNull();
  expect(refusal({ DATABASE_URL: url, S3_BUCKET: 'files' }, true)).toBeNull();
});

it.each([
  ['DATABASE_URL', 'mysql://host/name', 'postgresql://wout:x@host:5432/wout'],
  ['EMBEDDED_DATABASE', 'yes', 'true'],
  ['AUTH_SECRET', 'short', SECRET],
  ['ROOT_DOMAIN', 'https://rent.example.com', 'rent.example.com'],
  ['PUBLIC_ORIGIN', 'https://app.example.com/path', 'https://app.example.com'],
  ['TRUSTED_PROXIES', 'my proxy', 'loopback, 10.0.0.0/8, fd00::/8'],
  ['DATABASE_READ_URL', 'mysql://replica/wout', 'postgres://wout:x@replica:5432/wout'],
  ['DATABASE_POOL', '0', '20'],
  ['DATABASE_POOLER', 'pgbouncer', 'true'],
  ['WEB_CONCURRENCY', '0', '4'],
  ['DEFAULT_TENANT', 'Lakay!', 'lakay'],
  ['SMTP_URL', 'mail.example.com', 'smtps://user:x@mail.example.com:465'],
  ['MAIL_FROM', 'nobody', 'Wout <no-reply@example.com>'],
  ['SUPPORT_EMAIL', 'help', 'help@example.com'],
  ['SUPPORT_PHONE', '3700 0900', '+50937000900'],
  ['S3_ENDPOINT', 'store', 'https://store.example.com'],
  ['S3_FORCE_PATH_STYLE', '1', 'false'],
  ['READS_PER_MINUTE', '7', '1200'],
  ['METRICS_TOKEN', 'x', 'm'.repeat(16)],
  ['PORT', '65536', '3000'],
  ['LOG_LEVEL', 'loud', 'warn'],
  ['SLOW_QUERY_MS', '0', '500'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'https://otlp.example.com/otlp'],
])('refuses a wrong %s in a sentence that does not repeat it', (name, wrong, right) => {
  const message = refusal({ [name]: wrong });
  expect(message).toContain(`- ${name} must `);
  expect(message).not.toContain(` ${wrong}`);
  expect(refusal({ [name]: right })).toBeNull();
});

it('says all that is wrong at once', () => {
  expect(refusal({ PORT: 'x', LOG_LEVEL: 'y', S3_ACCESS_KEY_ID: 'z' })?.split('\n')).toHaveLength(4);
});

it('has a line for each setting in .env.example, with a sentence above it', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(Object.keys(SETTINGS.shape).toSorted());
});

it('proposes in .env.example only values that a server would take', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const env = Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s)] : [])));
  expect(refusal(env)).toBeNull();
});

it('checks every setting that the README names', () => {
  const table = readFileSync('README.md', 'utf8').split('| Setting')[1]?.split('\n\n')[0] ?? '';
  const names = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
  );
  expect(names.toSorted()).toEqual(Object.keys(SETTINGS.shape).toSorted());
});

it('leaves no setting to the unit of systemd, whose file of settings would win with an empty line', () => {
  const unit = readFileSync('deploy/wout.service', 'utf8');
  expect(unit).toContain('EnvironmentFile=/etc/wout.env');
  expect(unit).not.toMatch(/^Environment=/m);
});

it('starts with a copied .env.example once it says where files are, as docs/deploy.md does', () => {
  const recipe = readFileSync('docs/deploy.md', 'utf8');
  const [, name = '', folder = ''] = /s\|\^(STORAGE_DIR)=\$\|&([^|]+)\|/.exec(recipe) ?? [];
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const env = Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s)] : [])));
  expect(refusal({ ...env, NODE_ENV: 'production', AUTH_SECRET: SECRET, [name]: folder }, true)).toBeNull();
});
