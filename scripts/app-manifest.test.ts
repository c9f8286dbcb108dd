import { expect, test } from 'vitest';
import { pages } from '../src/contracts/pages.ts';
import { appManifest } from './app-manifest.ts';

test.each(['en', 'sv'] as const)(
  'the %s manifest has what browsers ask of an installable app',
  (language) => {
    const manifest = appManifest(language);
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: language,
    });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const sizes = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['512x512']);
  },
);

test('each shortcut has a text in both languages and opens a page of the app', () => {
  const [english, swedish] = [appManifest('en').shortcuts, appManifest('sv').shortcuts];
  expect(english.map(({ url }) => url)).toEqual(swedish.map(({ url }) => url));
  for (const { name, url } of [...english, ...swedish]) {
    expect(name).not.toBe('');
    expect(Object.values(pages)).toContain(new URL(url, 'https://example.org').pathname);
  }
  expect(english.map(({ name }) => name)).not.toEqual(swedish.map(({ name }) => name));
});
