import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of CHROMIUM_PATH, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return places.find((place) => place !== '' && existsSync(place));
}

/** The same, installed first where that is allowed. Throws an Error that says what to do where it is not. */
export function ensureChromium(): string {
  if (!findChromium() && canInstallPackages()) installPackage('chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and none was found. Install one (on Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  );
}
