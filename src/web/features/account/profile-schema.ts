import { z } from 'zod';
import { updateProfile } from '#contracts/account.ts';
import { isPhoneNumber } from '#domain/account.ts';

const { firstName, lastName, email } = (updateProfile.body as NonNullable<typeof updateProfile.body>).shape;

/** What is typed into the profile form; another address than the account's needs the password. */
export const profileSchema = (currentEmail: string) =>
  z
    .object({
      firstName,
      lastName,
      email,
      phoneNumber: z
        .string()
        .trim()
        .refine((text) => text === '' || isPhoneNumber(text)),
      currentPassword: z.string(),
    })
    .refine((typed) => typed.email === currentEmail || typed.currentPassword !== '', {
      path: ['currentPassword'],
    });

export type TypedProfile = z.output<ReturnType<typeof profileSchema>>;
