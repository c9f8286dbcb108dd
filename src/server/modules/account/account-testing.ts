import sharp from 'sharp';

/** A picture of one colour, as a file that a form sends. */
export async function pngPhoto(width: number, height: number): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

/** The same as it stands in a field. */
export async function dataUrlOf(photo: Blob): Promise<string> {
  return `data:${photo.type};base64,${Buffer.from(await photo.arrayBuffer()).toString('base64')}`;
}
