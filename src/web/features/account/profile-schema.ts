import { z } from 'zod';
import { email, name } from '#contracts/auth-fields.ts';
import { isPhoneNumber } from '#domain/account.ts';

/** What is typed into the profile form; another address than the account's needs the password. */
export const profileSchema = (currentEmail: string) =>
  z
    .object({
      firstName: name,
      lastName: name,
      email,
      phoneNumber: z
        .string()
        .trim()
        .refine((text) => text === '' || isPhoneNumber(text)),
      currentPassword: z.string(),
    })
    .refine((values) => values.email === currentEmail || values.currentPassword !== '', {
      path: ['currentPassword'],
    });

export type ProfileValues = z.output<ReturnType<typeof profileSchema>>;
