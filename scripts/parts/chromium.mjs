import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: what Playwright finds, else the system's, else installed from Debian's packages. */
export function ensureChromium() {
  const own = chromium.executablePath();
  if (own && fs.existsSync(own)) return own;
  const system = SYSTEM.find((file) => fs.existsSync(file));
  if (system) return system;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    if (fs.existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'No Chromium was found. Install it (Debian: apt-get install chromium) or run "npx playwright install chromium".',
  );
}
