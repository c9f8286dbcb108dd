import { z } from 'zod';
import { user } from './auth.ts';
import { email, name, passwordInput, singleLine } from './auth-fields.ts';
import { defineEndpoint, sessionOnly } from './endpoint.ts';
import { photoErrors } from './errors.ts';
import { instant, language } from './inputs.ts';
import { imageUpload } from './upload.ts';

const account = z.object({
  /** False for a person who signed up with a provider and has not set a password yet. */
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  /** The new address, until the link in the email to it is used. Null if no change is pending. */
  pendingEmail: z.string().nullable(),
});

/** Values of the query parameter `email` of the account page, after a confirmation link was opened. */
export const confirmEmailOutcomes = ['confirmed', 'expired'] as const;
export type ConfirmEmailOutcome = (typeof confirmEmailOutcomes)[number];

/**
 * The path of the confirmation link in an email. The server redirects the browser to the account page with `?email=`.
 */
export const confirmEmailPath = '/api/auth/confirm-email';

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'Get the account details',
  access: sessionOnly,
  response: account,
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary: 'Update the profile',
  description: 'A new email address takes effect when the person opens the link in the email to it.',
  access: sessionOnly,
  errors: ['invalid_phone_number', 'password_needed', 'wrong_password', ...photoErrors],
  body: z.strictObject({
    firstName: name,
    lastName: name,
    email,
    /** Omitted: unchanged. Null or empty: removed. Client and server both check it with `isPhoneNumber`. */
    phoneNumber: singleLine.trim().max(60).nullish(),
    /** A data URL: the new photo. Null: removed. Omitted or the current URL: unchanged. */
    profileImageUrl: z.string().nullish(),
    /** Required only to change the email address. */
    currentPassword: passwordInput.optional(),
    /** The language of the emails. */
    language: language.default('en'),
  }),
  /** With a `pendingEmail`, `email` is still the old address. */
  response: user.extend({ pendingEmail: account.shape.pendingEmail }),
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/profile/pending-email',
  summary: 'Cancel a pending email change',
  description: 'The link in the email stops working.',
  access: sessionOnly,
  errors: ['not_found'],
  response: z.object({ message: z.string() }),
});

export const uploadProfilePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/auth/upload-profile-photo',
  summary: 'Upload a profile photo',
  description: 'Send form data with the image in the field `photo`.',
  access: sessionOnly,
  upload: imageUpload,
  errors: [...photoErrors],
  body: z.strictObject({}).optional(),
  response: user,
});

const exportState = z.object({
  state: z.enum(['none', 'working', 'ready', 'failed']),
  /** Percent. */
  progress: z.int(),
  /** Size of the finished file in bytes. */
  size: z.number().nullable(),
  requestedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When the file is deleted. */
  expiresAt: instant.nullable(),
});
export type ExportState = z.output<typeof exportState>;

export const startExport = defineEndpoint({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Start an export of all personal data',
  description: 'If an export is in progress, returns its state.',
  access: sessionOnly,
  errors: ['too_many_requests'],
  response: exportState,
});

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Get the state of the export',
  access: sessionOnly,
  response: exportState,
});

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/account/export/download',
  summary: 'Download the finished export',
  description: 'The response is a zip file.',
  access: sessionOnly,
  errors: ['not_found'],
  response: z.unknown(),
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  summary: 'Delete the account and all its data',
  description: 'Takes effect at once and cannot be undone.',
  access: sessionOnly,
  errors: ['wrong_confirmation'],
  /** The `deletionPhrase` as the person typed it. Optional, because the specified call has no body. */
  body: z.strictObject({ confirmation: z.string().max(200).optional() }).nullish(),
  response: z.object({ message: z.string() }),
});
