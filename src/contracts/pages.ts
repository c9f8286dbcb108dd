/**
 * The path of every page of the web app. For any other path the server sends the same HTML document, with status 404.
 */
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
  experiments: '/ai-insights/experiments',
  devices: '/devices',
  community: '/community',
  outbox: '/on-this-device',
  account: '/account',
  accountSettings: '/account-settings',
  /**
   * The page of the link in an email that stops these emails. Its query parameter `token` is that of the endpoint
   * `unsubscribe`. The page asks first, because mail programs open links on their own.
   */
  unsubscribe: '/unsubscribe',
} as const;

export type PagePath = (typeof pages)[keyof typeof pages];
