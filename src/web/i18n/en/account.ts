export const account = {
  title: 'Account settings',
  subtitle: 'Your profile, your password, your data.',
  emptyTitle: 'Your settings',
  emptyText: 'Your profile, notifications and privacy choices will stand here.',
};
