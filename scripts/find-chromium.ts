import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of Chromium: CHROMIUM_PATH if that file exists, otherwise the Chromium that Playwright installed,
 * otherwise a Chromium or Google Chrome in PATH. Returns undefined if none is found.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return places.find((place) => place !== '' && existsSync(place));
}

/**
 * Returns the path of Chromium (see `findChromium`). If no Chromium is found and this process is allowed to install
 * packages, installs the Debian package `chromium`. Throws an Error with instructions if there is still no Chromium.
 */
export function ensureChromium(): string {
  if (!findChromium() && canInstallPackages()) installPackage('chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and none was found. Install one (on Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  );
}
