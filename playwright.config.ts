import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3000';

export default defineConfig({
  testDir: 'tests/e2e',
  tsconfig: 'tests/e2e/tsconfig.json',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  // Long, so that no journey fails only because the machine is busy.
  expect: { timeout: 60_000 },
  // Names only what failed, so that it is not buried among what passed.
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://lakay.localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace takes a quarter of the time. To look for a fault, ask for it: `npm test -- e2e --
    // --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // Content that fades in has too little contrast for a moment, which axe would report.
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
        // Most scripts run once, axe above all. Compiling them simply and at once takes a fifth less than interpreting first.
        '--js-flags=--always-sparkplug',
      ],
    },
  },
  // A journey runs on one device, the desktop unless its tag says otherwise. Two run on both. `screens.spec.ts`
  // looks at every screen on both by itself.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    // Controls of security that need the served application and no browser.
    { name: 'served', testDir: 'tests/security', testMatch: '*.spec.ts' },
  ],
});

/** If `npm test` did not set one: the one Playwright finds, else the system's. */
function browser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium';
}
