import { imageUpload } from '#contracts/upload.ts';
import { keepSharedPhoto } from '#web/lib/shared-photo.ts';
import { dialogAddress } from '#web/lib/worker-paths.ts';

/**
 * Stores a photo that the person has shared with Lagom from another app, and redirects to the meal form, which uses the
 * photo. The form opens without a photo if the file is not an image, is too large or cannot be stored.
 */
export async function receivePhoto(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const photo = form?.get('photo');
  if (photo instanceof File && photo.type.startsWith('image/') && photo.size <= imageUpload.maxBytes) {
    await keepSharedPhoto(photo).catch(() => undefined);
  }
  return Response.redirect(dialogAddress('sharedPhoto'), 303);
}
