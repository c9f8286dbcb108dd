/**
 * The path of every page of the web app. For an unknown path, the server sends the HTML document of
 * the app with status 404.
 */
export const pages = {
  home: '/',
  landing: '/landing',
  lander: '/lander',
  dashboard: '/dashboard',
  year: '/year',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  demo: '/demo',
  fitness: '/fitness',
  nutrition: '/nutrition',
  sleep: '/sleep',
  mindfulness: '/mindfulness',
  aiInsights: '/ai-insights',
  experiments: '/ai-insights/experiments',
  devices: '/devices',
  community: '/community',
  outbox: '/on-this-device',
  account: '/account',
  accountSettings: '/account-settings',
  /**
   * The page on which a person stops reminders by email. Each reminder email links to this page, with the token for the
   * endpoint `unsubscribe` in the query parameter `token`. The page asks for confirmation, because mail programs open
   * links without the person.
   */
  unsubscribe: '/unsubscribe',
} as const;

/** The paths of the pages of a member, one for each page. */
export const memberPaths = [
  pages.home,
  pages.year,
  pages.fitness,
  pages.nutrition,
  pages.sleep,
  pages.mindfulness,
  pages.aiInsights,
  pages.experiments,
  pages.devices,
  pages.community,
  pages.outbox,
  pages.account,
];

/** Returns whether the dashboard is at a path. For visitors, `/` is the landing page. */
export const isDashboardPath = (path: string): boolean => path === pages.home || path === pages.dashboard;

export type PagePath = (typeof pages)[keyof typeof pages];

/** The address of the sign-in page with the form to create an account. */
export const registerPath = `${pages.auth}?form=register`;
