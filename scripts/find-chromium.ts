import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian-package.ts';

/** Chromium without windows. A test needs about half of the processor time that it needs with the whole browser. */
const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of Chromium: CHROMIUM_PATH if that file exists, otherwise the Chromium that Playwright installed,
 * otherwise a Chromium or Google Chrome in PATH. Returns undefined if none is found.
 */
export function findChromium(): string | undefined {
  return firstFile([namedPath(), chromium.executablePath(), ...inPath(browsers)]);
}

/**
 * Returns the path of the headless shell in PATH. If there is none, or if CHROMIUM_PATH names a browser, returns the
 * path of Chromium (see `findChromium`). The headless shell shows no notifications, and its fake camera is not reliable.
 */
export function findHeadlessShell(): string | undefined {
  return firstFile([namedPath(), ...inPath([headlessShell])]) ?? findChromium();
}

/**
 * Returns the path of Chromium (see `findChromium`). If no Chromium is found and this process is allowed to install
 * packages, installs Debian's package of Chromium, and the package of the headless shell if there is one. Throws an Error
 * with instructions if there is still no Chromium.
 */
export function ensureChromium(): string {
  if (!findChromium() && canInstallPackages()) {
    installPackage('chromium');
    installHeadlessShell();
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and none was found. Install one (on Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  );
}

/** Installs the headless shell. Never throws: older systems have no such package, and the tests then use Chromium. */
function installHeadlessShell(): void {
  try {
    installPackage(headlessShell);
  } catch {
    process.stdout.write(`${headlessShell} cannot be installed. The tests use Chromium.\n`);
  }
}

const namedPath = () => process.env.CHROMIUM_PATH ?? '';

function inPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const firstFile = (paths: string[]) => paths.find((path) => path !== '' && existsSync(path));
