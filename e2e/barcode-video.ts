import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const leftOdd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** Writes a video for Chromium's fake camera that shows the barcode of an EAN-13 number. */
export async function writeBarcodeVideo(file: string, code: string): Promise<void> {
  const bar = 6;
  const bars = [...modulesOf(code)]
    .map((module, index) =>
      module === '1' ? `<rect x="${355 + index * bar}" y="180" width="${bar}" height="360"/>` : '',
    )
    .join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/>${bars}</svg>`;
  const frame = await sharp(Buffer.from(picture)).jpeg({ quality: 95 }).toBuffer();
  await writeFile(file, Buffer.concat([frame, frame]));
}

/** Returns the 95 modules of an EAN-13 number with 13 digits, as a text of `1` for a bar and `0` for a space. */
function modulesOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const invert = (pattern: string) => [...pattern].map((module) => (module === '1' ? '0' : '1')).join('');
  const half = (part: number[], encode: (pattern: string, index: number) => string) =>
    part.map((digit, index) => encode(leftOdd[digit] ?? '', index)).join('');
  const left = half(digits.slice(0, 6), (pattern, index) =>
    parities[first]?.[index] === 'L' ? pattern : [...invert(pattern)].reverse().join(''),
  );
  const right = half(digits.slice(6), invert);
  return `101${left}01010${right}101`;
}
