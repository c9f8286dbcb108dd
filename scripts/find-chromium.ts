import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of Chromium: CHROMIUM_PATH if it exists, otherwise the Chromium of Playwright, otherwise one in
 * PATH. Returns undefined if there is none.
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
 * Returns the path of Chromium. Installs the Debian package if there is no Chromium and this process may install
 * packages. Throws an Error with instructions if no Chromium is found.
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
