/** Every page of the web app. The server sends the same document for other paths, with status 404. */
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
