import { pages } from '#contracts/pages.ts';

/**
 * The pages of members that have a document of their own, by path. The document is the app's document with a list of
 * the files of the page, which are preloaded.
 */
export const memberPages: Record<string, string> = {
  [pages.home]: 'dashboard',
  [pages.dashboard]: 'dashboard',
  [pages.fitness]: 'fitness',
  [pages.nutrition]: 'nutrition',
  [pages.sleep]: 'sleep',
  [pages.mindfulness]: 'mindfulness',
  [pages.aiInsights]: 'insights',
  [pages.community]: 'community',
  [pages.devices]: 'devices',
  [pages.account]: 'account',
  [pages.accountSettings]: 'account',
};
