const maxSide = 1280;
const jpegQuality = 0.9;

/**
 * Returns a photo as the data URL of a JPEG of at most 1280 pixels a side, without its metadata. Returns the unchanged
 * file as a data URL if the browser cannot decode it.
 */
export async function toSmallDataUrl(photo: Blob): Promise<string> {
  return toDataUrl((await shrink(photo).catch(() => null)) ?? photo);
}

async function shrink(photo: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}

async function toDataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
