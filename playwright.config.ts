import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3000';

// Journeys that turn on what is done, not on how it looks, are tried on one device: with all on both, the whole takes too long.
const DESKTOP_ONLY = /(?:bad-luck|database-away|sign-in-refused|tenant-in-address|rates|import)\.spec\.ts$/;
const PHONE_ONLY = /(?:forgotten-password|company-life|leave-half-filled|languages|drafts)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://lakay.localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace costs a quarter of the time; who looks for a fault asks for it: `npm test -- e2e -- --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // What fades in is unreadable for a moment, and axe would find it so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: DESKTOP_ONLY,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
});

/** Where `npm test` did not name one: what Playwright finds, else the system's. */
function browser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium';
}
