export const community = {
  title: 'Community',
  subtitle: 'Small wins and honest days, shared.',
  emptyTitle: 'No posts yet',
  emptyText: 'Posts from members will stand here. Nothing of your health is shared unless you write it.',
};
