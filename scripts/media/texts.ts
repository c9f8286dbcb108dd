import { achievements as enAchievements } from '#web/i18n/en/achievements.ts';
import { checkin as enCheckin } from '#web/i18n/en/app/checkin.ts';
import { dashboard as enDashboard } from '#web/i18n/en/app/dashboard.ts';
import { mindfulness as enMindfulness } from '#web/i18n/en/app/mindfulness.ts';
import { body as enBody } from '#web/i18n/en/body.ts';
import { common as enCommon } from '#web/i18n/en/common.ts';
import { community as enCommunity } from '#web/i18n/en/community.ts';
import { cycle as enCycle } from '#web/i18n/en/cycle.ts';
import { experiments as enExperiments } from '#web/i18n/en/experiments.ts';
import { fitness as enFitness } from '#web/i18n/en/fitness.ts';
import { foods as enFoods } from '#web/i18n/en/foods.ts';
import { insights as enInsights } from '#web/i18n/en/insights.ts';
import { landing as enLanding } from '#web/i18n/en/landing.ts';
import { nutrition as enNutrition } from '#web/i18n/en/nutrition.ts';
import { sleep as enSleep } from '#web/i18n/en/sleep.ts';
import { year as enYear } from '#web/i18n/en/year.ts';
import { achievements as svAchievements } from '#web/i18n/sv/achievements.ts';
import { checkin as svCheckin } from '#web/i18n/sv/app/checkin.ts';
import { dashboard as svDashboard } from '#web/i18n/sv/app/dashboard.ts';
import { mindfulness as svMindfulness } from '#web/i18n/sv/app/mindfulness.ts';
import { body as svBody } from '#web/i18n/sv/body.ts';
import { common as svCommon } from '#web/i18n/sv/common.ts';
import { community as svCommunity } from '#web/i18n/sv/community.ts';
import { cycle as svCycle } from '#web/i18n/sv/cycle.ts';
import { experiments as svExperiments } from '#web/i18n/sv/experiments.ts';
import { fitness as svFitness } from '#web/i18n/sv/fitness.ts';
import { foods as svFoods } from '#web/i18n/sv/foods.ts';
import { insights as svInsights } from '#web/i18n/sv/insights.ts';
import { landing as svLanding } from '#web/i18n/sv/landing.ts';
import { nutrition as svNutrition } from '#web/i18n/sv/nutrition.ts';
import { sleep as svSleep } from '#web/i18n/sv/sleep.ts';
import { year as svYear } from '#web/i18n/sv/year.ts';
import type { Language } from './language.ts';

const english = {
  achievements: enAchievements,
  body: enBody,
  checkin: enCheckin,
  common: enCommon,
  community: enCommunity,
  cycle: enCycle,
  dashboard: enDashboard,
  experiments: enExperiments,
  fitness: enFitness,
  foods: enFoods,
  insights: enInsights,
  landing: enLanding,
  mindfulness: enMindfulness,
  nutrition: enNutrition,
  sleep: enSleep,
  year: enYear,
};

/** The texts of the product by which scenes find buttons and parts of pages. */
export type Texts = typeof english;

const swedish = {
  achievements: svAchievements,
  body: svBody,
  checkin: svCheckin,
  common: svCommon,
  community: svCommunity,
  cycle: svCycle,
  dashboard: svDashboard,
  experiments: svExperiments,
  fitness: svFitness,
  foods: svFoods,
  insights: svInsights,
  landing: svLanding,
  mindfulness: svMindfulness,
  nutrition: svNutrition,
  sleep: svSleep,
  year: svYear,
};

export const texts: Record<Language, Texts> = {
  en: english,
  sv: Object.fromEntries(
    Object.entries(english).map(([area, words]) => [area, { ...words, ...swedish[area as keyof Texts] }]),
  ) as unknown as Texts,
};
