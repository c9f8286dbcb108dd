import type { ExportFile } from './reader.ts';

/** Returns the first characters of a file, at most 8,192, for example to read the header of a table. */
export async function readStart(file: ExportFile): Promise<string> {
  let start = '';
  for await (const chunk of file.textChunks()) {
    start += chunk;
    if (start.length >= 8192) break;
  }
  return start.slice(0, 8192);
}
