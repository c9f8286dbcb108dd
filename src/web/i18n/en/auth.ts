export const auth = {
  title: 'Sign in',
  forgotTitle: 'Forgot password',
  resetTitle: 'Reset password',
};
