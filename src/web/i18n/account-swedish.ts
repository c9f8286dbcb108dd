import { account } from './sv/account.ts';

export const words = { account };
