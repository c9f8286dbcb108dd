import type { z } from 'zod';
import type { updateProfile } from '#contracts/account.ts';
import { isPhoneNumber } from '#domain/account.ts';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { decodeDataUrl } from '#server/http/decode-data-url.ts';
import type { CurrentUser, Deps } from '#server/http/deps.ts';
import { cropSquare, reencodePhoto } from '#server/http/reencode-photo.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { deletePhotoAfterCommit, photoKey, photoUrl, storePhoto } from '#server/storage/photo-files.ts';
import { assertPasswordMatches, getUserById } from '../auth/auth-service.ts';
import {
  findPendingEmail,
  findUserForUpdate,
  isImageInUse,
  updateUser,
  updateUserImage,
} from './account-queries.ts';
import { requestEmailChange } from './email-change.ts';

type Profile = z.output<NonNullable<typeof updateProfile.body>>;

interface PhotoStore {
  files: FileStorage;
  commitHooks: CommitHooks;
}

const photoLimits = {
  field: 'profileImageUrl',
  maxBytes: 15 * 1024 * 1024,
  tooLarge: 'photo_too_large',
} as const;

/**
 * Checks a profile before it is saved: the phone number, the current password if the email address
 * is new, and a new photo. Throws an ApiError if one of these values is invalid. Returns the new
 * photo as a square JPEG, or undefined if there is no new photo. Call it before the transaction,
 * because these checks are slow.
 */
export async function validateProfile(
  db: Db,
  user: CurrentUser,
  profile: Profile,
): Promise<Buffer | undefined> {
  assertThat(
    !profile.phoneNumber || isPhoneNumber(profile.phoneNumber),
    'invalid_phone_number',
    'phoneNumber',
  );
  if (profile.email !== user.email) {
    assertThat(profile.currentPassword !== undefined, 'password_needed', 'currentPassword');
    await assertPasswordMatches(db, user.id, profile.currentPassword, 'currentPassword');
  }
  const image = findNewPhoto(profile, user);
  if (image === undefined) return undefined;
  return cropSquare(await reencodePhoto(decodeDataUrl(image, photoLimits)));
}

/**
 * Returns the data URL of a new photo, which is not checked yet. Returns undefined if the photo is unchanged or
 * removed.
 */
export function findNewPhoto({ profileImageUrl }: Profile, user: CurrentUser): string | undefined {
  return profileImageUrl === null || profileImageUrl === user.profileImageUrl ? undefined : profileImageUrl;
}

/**
 * Updates the profile. A new email address does not take effect yet: it is stored as a request, which the person must
 * confirm by email. Returns the user. `pendingEmail` of the user is the unconfirmed address or null. Throws
 * `not_signed_in` if the person no longer exists.
 */
export async function updateUserProfile(
  tx: Db,
  deps: Pick<Deps, 'jobs'>,
  user: CurrentUser,
  profile: Profile & { language: 'en' | 'sv' },
  newImage: string | undefined,
  now: Date,
  photoStore: PhotoStore,
) {
  const userId = user.id;
  const current = await findUserForUpdate(tx, userId);
  if (!current) throw new ApiError('not_signed_in');
  const image = newImage ?? (profile.profileImageUrl === null ? null : current.image);
  if (image !== current.image)
    deletePhotoAfterCommit(photoStore.files, photoKey(userId, current.image), photoStore.commitHooks);
  const phoneNumber = profile.phoneNumber === undefined ? current.phoneNumber : profile.phoneNumber || null;
  const { firstName, lastName } = profile;
  await updateUser(tx, userId, { firstName, lastName, phoneNumber, image }, now);
  // Compares with `user.email`, because `validateProfile` also compares with `user.email`. So every
  // address that counts as new here was also new there, and its password check has taken place. The
  // address in the database may have changed since that check.
  if (profile.email !== user.email) {
    const request = { from: user.email, to: profile.email, language: profile.language };
    await requestEmailChange(tx, deps.jobs, userId, request, now);
  }
  return { ...(await getUserById(tx, userId)), pendingEmail: await findPendingEmail(tx, userId, now) };
}

export async function updateProfilePhoto(
  tx: Db,
  userId: number,
  image: string,
  now: Date,
  photoStore: PhotoStore,
) {
  const current = await findUserForUpdate(tx, userId);
  if (!current) throw new ApiError('not_signed_in');
  await updateUserImage(tx, userId, image, now);
  deletePhotoAfterCommit(photoStore.files, photoKey(userId, current.image), photoStore.commitHooks);
  return getUserById(tx, userId);
}

/**
 * Stores a photo and returns its URL path. `db` must not be a transaction, because after a
 * rollback, a hook uses `db` to check whether the photo is in use.
 */
export async function storeProfilePhoto(
  db: Db,
  userId: number,
  photo: Buffer,
  { files, commitHooks }: PhotoStore,
) {
  const isInUse = (key: string) => isImageInUse(db, userId, photoUrl(key) ?? '');
  return photoUrl(await storePhoto(files, userId, photo, commitHooks, isInUse)) ?? '';
}
