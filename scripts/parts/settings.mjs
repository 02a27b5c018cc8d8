import { z } from 'zod';

const SLUG = /^[a-z][a-z0-9-]{2,31}$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/i;
const PROXY = /^(loopback|uniquelocal|cloudflare|[0-9a-f.:]+(\/\d{1,3})?)$/i;
const SECRET_CHARACTERS = 32;
const TOKEN_CHARACTERS = 16;

/** A text that passes a check, or the sentence that says what to set. */
const text = (isRight, sentence) => z.string().refine(isRight, sentence).optional();
const starts =
  (...schemes) =>
  (value) =>
    schemes.some((scheme) => value.startsWith(scheme)) && URL.canParse(value);
const whole = (from, to) => (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to;
const oneOf = (...words) => text((value) => words.includes(value), `must be one of ${words.join(', ')}`);
const address = text(
  (value) => starts('http://', 'https://')(value) && new URL(value).pathname === '/',
  'must be an address without a path, such as https://app.example.com',
);

/** Every setting of a server, with what is wrong with a value that does not fit. An empty one is as good as none. */
export const SETTINGS = z.object({
  DATABASE_URL: text(
    starts('postgres://', 'postgresql://'),
    'must be an address such as postgres://user:password@host:5432/name',
  ),
  DATABASE_READ_URL: text(
    starts('postgres://', 'postgresql://'),
    'must be an address such as postgres://user:password@replica:5432/name',
  ),
  EMBEDDED_DATABASE: oneOf('true', 'false'),
  AUTH_SECRET: text(
    (value) => value.length >= SECRET_CHARACTERS,
    `must have ${SECRET_CHARACTERS} characters or more; \`openssl rand -base64 32\` makes one`,
  ),
  ROOT_DOMAIN: text((value) => HOST.test(value), 'must be a domain such as rent.example.com, without https://'),
  PUBLIC_ORIGIN: address,
  TRUSTED_PROXIES: text(
    (value) => value.split(',').every((proxy) => PROXY.test(proxy.trim())),
    'must be addresses, ranges, or loopback, uniquelocal, cloudflare, with commas between them',
  ),
  DATABASE_POOL: text(whole(2, 500), 'must be a whole number from 2 to 500'),
  DATABASE_POOLER: oneOf('true', 'false'),
  DEFAULT_TENANT: text((value) => SLUG.test(value), 'must be the subdomain of a company, such as lakay'),
  SMTP_URL: text(starts('smtp://', 'smtps://'), 'must be an address such as smtps://user:password@host:465'),
  MAIL_FROM: text((value) => /\S@\S/.test(value), 'must be a sender such as Wout <no-reply@example.com>'),
  MAIL_OUTBOX: z.string().optional(),
  SUPPORT_EMAIL: text((value) => z.email().safeParse(value).success, 'must be an e-mail address'),
  SUPPORT_PHONE: text((value) => /^\+\d{6,15}$/.test(value), 'must be a number such as +50937000900'),
  STORAGE_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: text(starts('http://', 'https://'), 'must be an address such as https://store.example.com'),
  S3_FORCE_PATH_STYLE: oneOf('true', 'false'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  READS_PER_MINUTE: text(whole(60, 1_000_000), 'must be a whole number from 60 to 1000000'),
  METRICS_TOKEN: text(
    (value) => value.length >= TOKEN_CHARACTERS,
    `must have ${TOKEN_CHARACTERS} characters or more; \`openssl rand -hex 16\` makes one`,
  ),
  WEB_CONCURRENCY: text(whole(1, 256), 'must be a whole number from 1 to 256'),
  PORT: text(whole(1, 65_535), 'must be a whole number from 1 to 65535'),
  SLOW_QUERY_MS: text(whole(1, 600_000), 'must be a whole number of milliseconds from 1 to 600000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(starts('http://', 'https://'), 'must be an address such as http://localhost:4318'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal'),
});

/**
 * Throws one error that says of each wrong or missing setting what to do. It repeats no value, since some are secrets.
 * @param {Record<string, string | undefined>} env
 * @param {{ alone?: boolean }} [how] `alone` without a checkout, which has neither a database nor a folder that stays.
 */
export function assertSettings(env, { alone = false } = {}) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const issues = SETTINGS.safeParse(given).error?.issues ?? [];
  const wrong = issues.map(({ path: [name], message }) => `${String(name)} ${message}.`);
  if (given.NODE_ENV === 'production' && !given.AUTH_SECRET)
    wrong.push('AUTH_SECRET is not set. Set it to the same long random text on all servers, and keep it.');
  if (alone && !given.DATABASE_URL)
    wrong.push('DATABASE_URL is not set. Set it to a PostgreSQL database: postgres://user:password@host:5432/name.');
  if (alone && !given.STORAGE_DIR && !given.S3_BUCKET)
    wrong.push(
      'STORAGE_DIR is not set. Set it to a folder on a disk that stays, or set S3_BUCKET to an S3-compatible store.',
    );
  if (Boolean(given.S3_ACCESS_KEY_ID) !== Boolean(given.S3_SECRET_ACCESS_KEY))
    wrong.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither.');
  if (wrong.length === 0) return;
  throw new Error(['The server was not started:', ...wrong.map((line) => `- ${line}`)].join('\n'));
}
