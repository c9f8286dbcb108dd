import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/find-chromium.ts';

/**
 * Tests that need the whole browser. The headless shell shows no notifications, writes no lock file with its process id,
 * and its fake camera and microphone are not reliable.
 */
const wholeBrowserTests = ['reminders', 'outbox-kills', 'nutrition-capture', 'food-ai', 'barcode'].map(
  (name) => `${name}.spec.ts`,
);

const launch = (executablePath: string | undefined) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/**
 * Each worker of Playwright starts its own server (e2e/testing.ts), which serves the built app. Run `npm run build`
 * before the tests.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  // A long limit, so that a test of a few seconds also passes on a machine that is 20 times slower. A test that hangs
  // still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Retries once on CI, because a shared CI machine is sometimes slow. A test that passes only in the second attempt is
  // reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // Blocks the service worker. Otherwise, the worker would answer requests instead of the server.
    // The tests of offline use and of push messages allow the worker.
    serviceWorkers: 'block',
    // Records a trace only for a retry, because recording makes each test slower.
    trace: 'on-first-retry',
    launchOptions: launch(findHeadlessShell()),
  },
  // Playwright runs the projects in this order, and the files of a project by name. The last files of the headless shell
  // are short, so the workers end at about the same time.
  projects: [
    { name: 'whole browser', testMatch: wholeBrowserTests, use: { launchOptions: launch(findChromium()) } },
    { name: 'headless shell', testIgnore: wholeBrowserTests },
  ],
});
