import type { account } from './en/account.ts';
import type { achievements } from './en/achievements.ts';
import type { charts } from './en/app/charts.ts';
import type { checkin } from './en/app/checkin.ts';
import type { dashboard } from './en/app/dashboard.ts';
import type { kinds } from './en/app/kinds.ts';
import type { mindfulness } from './en/app/mindfulness.ts';
import type { preferences } from './en/app/preferences.ts';
import type { shell } from './en/app/shell.ts';
import type { auth } from './en/auth.ts';
import type { body } from './en/body.ts';
import type { common } from './en/common.ts';
import type { community } from './en/community.ts';
import type { cycle } from './en/cycle.ts';
import type { demo } from './en/demo.ts';
import type { devices } from './en/devices.ts';
import type { experiments } from './en/experiments.ts';
import type { fitness } from './en/fitness.ts';
import type { foods } from './en/foods.ts';
import type { forms } from './en/forms.ts';
import type { imports } from './en/imports.ts';
import type { insights } from './en/insights.ts';
import type { landing } from './en/landing.ts';
import type { nutrition } from './en/nutrition.ts';
import type { outbox } from './en/outbox.ts';
import type { patterns } from './en/patterns.ts';
import type { reminders } from './en/reminders.ts';
import type { signout } from './en/signout.ts';
import type { sleep } from './en/sleep.ts';
import type { sources } from './en/sources.ts';
import type { year } from './en/year.ts';

/**
 * The English texts of every area. An area is a namespace of i18next. The types of all text keys
 * derive from this interface.
 */
export interface Translations {
  account: typeof account;
  achievements: typeof achievements;
  auth: typeof auth;
  body: typeof body;
  charts: typeof charts;
  checkin: typeof checkin;
  common: typeof common;
  community: typeof community;
  cycle: typeof cycle;
  dashboard: typeof dashboard;
  demo: typeof demo;
  devices: typeof devices;
  experiments: typeof experiments;
  fitness: typeof fitness;
  foods: typeof foods;
  forms: typeof forms;
  imports: typeof imports;
  insights: typeof insights;
  kinds: typeof kinds;
  landing: typeof landing;
  mindfulness: typeof mindfulness;
  nutrition: typeof nutrition;
  outbox: typeof outbox;
  patterns: typeof patterns;
  preferences: typeof preferences;
  reminders: typeof reminders;
  shell: typeof shell;
  signout: typeof signout;
  sleep: typeof sleep;
  sources: typeof sources;
  year: typeof year;
}

export type Area = keyof Translations;

/** An area's Swedish texts. A missing text falls back to English. */
export type SwedishTranslations<Name extends Area> = DeepPartial<Translations[Name]>;

type DeepPartial<T> = { [Key in keyof T]?: T[Key] extends string ? string : DeepPartial<T[Key]> };

/** The areas that share one file. Each other area has its own file. */
const appAreas = [
  'charts',
  'checkin',
  'dashboard',
  'kinds',
  'mindfulness',
  'preferences',
  'shell',
] as const satisfies readonly Area[];

/**
 * The areas whose texts are loaded together. `entry` is for all pages, `app` for the signed-in app with its dashboard.
 * The other bundles are for a page, or for a part of a page, that needs more texts.
 */
export const bundles = {
  entry: ['common'],
  forms: ['forms'],
  sources: ['sources'],
  reminders: ['reminders'],
  landing: ['landing'],
  demo: ['charts', 'demo'],
  app: [...appAreas, 'forms'],
  cycle: ['cycle'],
  devices: ['devices', 'sources'],
  devicesPage: ['devices', 'imports', 'sources'],
  fitness: ['body', 'fitness', 'sources'],
  nutrition: ['foods', 'nutrition', 'sources'],
  signout: ['signout'],
  sleep: ['sleep', 'sources'],
  insights: ['insights', 'experiments', 'patterns'],
  patterns: ['patterns'],
  auth: ['auth'],
  account: ['account', 'reminders'],
  community: ['achievements', 'community'],
  experiments: ['experiments'],
  outbox: ['outbox', 'fitness', 'cycle'],
  year: ['year'],
} as const satisfies Record<string, readonly Area[]>;

export type Bundle = keyof typeof bundles;

/** Returns the path of the file with an area's texts, relative to this folder. */
export function textFile(language: 'en' | 'sv', area: Area): string {
  const isInApp = (appAreas as readonly Area[]).includes(area);
  return `${language}/${isInApp ? 'app' : area}.ts`;
}
