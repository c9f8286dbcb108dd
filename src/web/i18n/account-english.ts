import { account } from './en/account.ts';

/** What is read on the account page, and nowhere else. */
export const words = { account };
