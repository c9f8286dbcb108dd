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
 * Returns the path of the browser for tests: CHROMIUM_PATH if that file exists, otherwise the headless shell in PATH,
 * otherwise Chromium (see `findChromium`). Returns undefined if none is found.
 */
export function findTestBrowser(): string | undefined {
  return firstFile([namedPath(), ...inPath([headlessShell])]) ?? findChromium();
}

/**
 * Returns the path of Chromium (see `findChromium`). If no Chromium is found and this process is allowed to install
 * packages, installs the Debian package `chromium`. Throws an Error with instructions if there is still no Chromium.
 */
export function ensureChromium(): string {
  return ensure(findChromium, 'chromium');
}

/** Returns the path of the browser for tests (see `findTestBrowser`). Installs one or throws like `ensureChromium`. */
export function ensureTestBrowser(): string {
  return ensure(findTestBrowser, headlessShell);
}

function ensure(find: () => string | undefined, debianPackage: string): string {
  if (!find() && canInstallPackages()) installPackage(debianPackage);
  const found = find();
  if (found) return found;
  throw new Error(
    `Chromium is needed and was not found. Install it (on Debian: apt-get install ${debianPackage}; ` +
      'anywhere: npx playwright install chromium) or name its file in CHROMIUM_PATH.',
  );
}

const namedPath = () => process.env.CHROMIUM_PATH ?? '';

function inPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const firstFile = (paths: string[]) => paths.find((path) => path !== '' && existsSync(path));
