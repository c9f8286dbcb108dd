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
  /** The new email address that the person has not confirmed yet. Null if no change is pending. */
  pendingEmail: z.string().nullable(),
  /** Whether the server sends emails. Otherwise emails with links are files on the server. */
  hasMailServer: z.boolean(),
});

/**
 * The values of the query parameter `email` of the account page. The server adds the parameter when a confirmation link
 * redirects the browser to that page. `confirmed` and `expired` are the results for a new email address. `proven` and
 * `notProven` are the results for the address that the account already has.
 */
export const confirmEmailOutcomes = ['confirmed', 'expired', 'proven', 'notProven'] as const;
export type ConfirmEmailOutcome = (typeof confirmEmailOutcomes)[number];

/**
 * The path of the link that confirms a new email address, without the token at the end of the link. The server
 * redirects the browser to the account page, with one of `confirmEmailOutcomes` in `?email=`.
 */
export const confirmEmailPath = '/api/auth/confirm-email';

export const getAccount = defineEndpoint({
  operationId: 'getAccount',
  method: 'GET',
  path: '/api/account',
  summary: 'Get the account details',
  access: sessionOnly,
  response: account,
});

export const updateProfile = defineEndpoint({
  operationId: 'updateProfile',
  method: 'PUT',
  path: '/api/auth/profile',
  summary: 'Update the account profile',
  description:
    'A new email address takes effect when the person opens the link that is sent to that address.',
  access: sessionOnly,
  errors: ['invalid_phone_number', 'password_needed', 'wrong_password', ...photoErrors],
  body: z.strictObject({
    firstName: name,
    lastName: name,
    email,
    /**
     * If omitted, the number is unchanged. Null or an empty text removes the number. The schema does not check the
     * format, because client and server check it with `isPhoneNumber`.
     */
    phoneNumber: singleLine.trim().max(60).nullish(),
    /**
     * A data URL sets a new photo. Null removes the photo. If omitted or equal to the current URL, the photo is
     * unchanged.
     */
    profileImageUrl: z.string().nullish(),
    /** Required only to change the email address. */
    currentPassword: passwordInput.optional(),
    /** The language of the emails about a new address. If omitted, the language of the account or of the request. */
    language: language.optional(),
  }),
  record: user,
  /** While `pendingEmail` is set, `email` is still the old address. */
  response: user.extend({ pendingEmail: account.shape.pendingEmail }),
});

export const cancelEmailChange = defineEndpoint({
  operationId: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/auth/profile/pending-email',
  summary: 'Cancel an unconfirmed change of email address',
  description: 'The confirmation link that was sent to the new address stops working.',
  access: sessionOnly,
  errors: ['not_found'],
  response: z.object({ message: z.string() }),
});

export const uploadProfilePhoto = defineEndpoint({
  operationId: 'uploadProfilePhoto',
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
  /** How much of the export file is written, in percent. */
  progress: z.int(),
  /** The size of the finished file in bytes. Null until the file is finished. */
  size: z.number().nullable(),
  requestedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When the server deletes the finished file. Null until the file is finished. */
  expiresAt: instant.nullable(),
});
export type ExportState = z.output<typeof exportState>;

export const startExport = defineEndpoint({
  operationId: 'startExport',
  method: 'POST',
  path: '/api/account/export',
  summary: 'Start an export of all personal data',
  description: 'If an export is already in progress, returns its state and starts no second one.',
  access: sessionOnly,
  errors: ['too_many_requests'],
  response: exportState,
});

export const getExport = defineEndpoint({
  operationId: 'getExport',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Get the state of the data export',
  access: sessionOnly,
  response: exportState,
});

export const downloadExport = defineEndpoint({
  operationId: 'downloadExport',
  method: 'GET',
  path: '/api/account/export/download',
  summary: 'Download the finished data export',
  access: sessionOnly,
  errors: ['not_found'],
  response: z.unknown(),
  fileType: 'application/zip',
});

export const deleteAccount = defineEndpoint({
  operationId: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/delete-account',
  summary: 'Delete the account and all its data',
  description: 'Takes effect at once and cannot be undone.',
  access: sessionOnly,
  errors: ['wrong_confirmation'],
  /**
   * The `deletionPhrase` of `src/domain/account.ts`, as the person typed it. Optional, because clients that follow the
   * product specification send no body.
   */
  body: z.strictObject({ confirmation: z.string().max(200).optional() }).nullish(),
  response: z.object({ message: z.string() }),
});
