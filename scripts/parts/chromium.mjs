import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

// Chromium without windows. It opens a page in a seventh of the time that the full browser takes.
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium for tests: the configured one, else Playwright's, else the system's headless shell, else any Chromium of
 * the system. The headless shell is installed from Debian's packages if that is allowed.
 */
export function ensureChromium() {
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), SHELL].find(runs);
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    install('chromium-headless-shell');
    if (runs(SHELL)) return SHELL;
    if (!SYSTEM.some(runs)) install('chromium');
  }
  const whole = SYSTEM.find(runs);
  if (whole) return whole;
  throw new Error(
    'No Chromium was found. Install one (Debian, as root: apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium), or name it in CHROMIUM_PATH.',
  );
}

function install(name) {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Short, so that a host without a network does not wait.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  spawnSync('apt-get', [...patience, 'update'], options);
  spawnSync('apt-get', [...patience, 'install', '-y', name], options);
}

// Checked by asking for its version, because on Ubuntu this path only points to another package.
function runs(file) {
  return Boolean(file) && fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
