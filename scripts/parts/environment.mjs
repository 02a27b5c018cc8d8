import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** The settings of one of our servers. Existing settings stay; a secret is generated once if none is set. */
export function serverEnvironment(databaseUrl, extra = {}) {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: process.env.AUTH_SECRET || keptSecret(),
    AUTH_TRUST_HOST: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/** What a start says where nobody has set the secret, so that none is made up silently; null where somebody has. */
export function secretNotice(env) {
  if (env.AUTH_SECRET) return null;
  return 'AUTH_SECRET is not set, so this folder has one of its own in .data/secret. Without it all sessions end. Set AUTH_SECRET on a server that others use.';
}

function keptSecret() {
  const file = path.join(ROOT, '.data', 'secret');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8');
}
