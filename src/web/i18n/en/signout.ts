export const signout = {
  title_one: "{{count}} entry hasn't been sent",
  title_other: "{{count}} entries haven't been sent",
  text: 'What you logged is only on this device so far. What should happen to it before you sign out?',
  send: 'Send now and sign out',
  keep: 'Sign out and keep it here',
  keepText: 'It stays encrypted on this device. Only you see it, and it is sent when you sign in here again.',
  delete_one: 'Delete it and sign out',
  delete_other: 'Delete all {{count}} and sign out',
  stay: 'Stay signed in',
  failed: "Some entries couldn't be sent. Check your connection and try again.",
};
