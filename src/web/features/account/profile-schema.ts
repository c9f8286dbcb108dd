import { z } from 'zod';
import { email, name } from '#contracts/auth-fields.ts';
import { isPhoneNumber } from '#domain/account.ts';

/**
 * Returns the schema of the profile form. Requires the current password if the email address differs from
 * `currentEmail`.
 */
export const profileSchema = (currentEmail: string) =>
  z
    .object({
      firstName: name,
      lastName: name,
      email,
      phoneNumber: z
        .string()
        .trim()
        .refine((text) => text === '' || isPhoneNumber(text), 'invalid_phone_number'),
      currentPassword: z.string(),
    })
    .refine((values) => values.email === currentEmail || values.currentPassword !== '', {
      path: ['currentPassword'],
    });

export type ProfileValues = z.output<ReturnType<typeof profileSchema>>;
