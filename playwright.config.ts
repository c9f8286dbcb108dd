import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

/** Each worker starts a server of its own (e2e/testing.ts); the web app is built before: npm run build. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then; what passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // Keeping one of every test makes each of them slower.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
