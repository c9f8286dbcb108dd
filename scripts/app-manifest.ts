import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { dashboard as english } from '../src/web/i18n/en/app/dashboard.ts';
import { landing as englishLanding } from '../src/web/i18n/en/landing.ts';
import { dashboard as swedish } from '../src/web/i18n/sv/app/dashboard.ts';
import { landing as swedishLanding } from '../src/web/i18n/sv/landing.ts';
import { dialogAddress, shareTargetPath } from '../src/web/lib/worker-paths.ts';

/**
 * The background colour of the light theme. The installed app shows this colour while the app
 * starts.
 */
const paper = '#f7f2e8';

const texts = {
  en: { ...english.actions, description: englishLanding.description },
  sv: { ...english.actions, ...swedish.actions, description: swedishLanding.description },
};

type Language = keyof typeof texts;

/**
 * The icons of the installed app. A system can cut a `maskable` icon into any shape, so its background fills the whole
 * square.
 */
const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The icon of the iPhone's home screen. The iPhone does not read the icons of the manifest. */
const appleIcon = { name: 'apple-touch-icon.png', size: 180, purpose: 'maskable' } as const;

/**
 * Returns the web app manifest in a language. The manifests in English and Swedish have the same
 * `id`, so that browsers treat them as one app.
 */
export function appManifest(language: Language) {
  const { description, checkin, logMeal, meditate } = texts[language];
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'Lagom',
    short_name: 'Lagom',
    description,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['health', 'lifestyle'],
    icons: icons.map(({ name, size, purpose }) => ({
      src: `/icons/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: checkin, url: dialogAddress('checkin') },
      { name: logMeal, url: dialogAddress('food') },
      { name: meditate, url: dialogAddress('meditation') },
    ],
    share_target: {
      action: shareTargetPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*'] }] },
    },
  };
}

/** Returns a Vite plugin that writes the manifest in both languages, and draws the icons from the logo. */
export function writeAppManifest(): Plugin {
  let root = '';
  return {
    name: 'lagom-app-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const language of ['en', 'sv'] as const) {
        const source = JSON.stringify(appManifest(language));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
      const logo = await readFile(join(root, 'public/favicon.svg'), 'utf8');
      for (const { name, size, purpose } of [...icons, appleIcon]) {
        const drawing = purpose === 'maskable' ? logo.replace(' rx="8"', '') : logo;
        const source = await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
          .resize(size, size)
          .png({ palette: true })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
      }
    },
  };
}
