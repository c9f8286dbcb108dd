/** Every page of the web app. The server answers 200 for these and 404, with the same document, for all else. */
export const pages = {
  home: '/',
  landing: '/landing',
  lander: '/lander',
  dashboard: '/dashboard',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  demo: '/demo',
  fitness: '/fitness',
  nutrition: '/nutrition',
  sleep: '/sleep',
  mindfulness: '/mindfulness',
  aiInsights: '/ai-insights',
  community: '/community',
  account: '/account',
  accountSettings: '/account-settings',
} as const;

export type PagePath = (typeof pages)[keyof typeof pages];
