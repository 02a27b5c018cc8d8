import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium for tests: the configured one, else Playwright's, else the system's, else one installed from Debian's
 * packages.
 */
export function ensureChromium() {
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(runs);
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', 'chromium'], options);
    if (runs(SYSTEM[0])) return SYSTEM[0];
  }
  throw new Error(
    'No Chromium was found. Install one (Debian, as root: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or name it in CHROMIUM_PATH.',
  );
}

// Checked by asking for its version, because on Ubuntu this path only points to another package.
function runs(file) {
  return Boolean(file) && fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
