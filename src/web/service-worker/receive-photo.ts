import { imageUpload } from '#contracts/upload.ts';
import { keepSharedPhoto } from '#web/lib/shared-photo.ts';
import { dialogAddress } from '#web/lib/worker-paths.ts';

/**
 * Keeps a photo that the person shared from another app on this device, and opens the meal form, which takes it. Opens
 * the form without a photo if the file is no image, is too large or cannot be stored.
 */
export async function receivePhoto(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const photo = form?.get('photo');
  if (photo instanceof File && photo.type.startsWith('image/') && photo.size <= imageUpload.maxBytes) {
    await keepSharedPhoto(photo).catch(() => undefined);
  }
  return Response.redirect(dialogAddress('sharedPhoto'), 303);
}
