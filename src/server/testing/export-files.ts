import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** A temporary file. Disposing it deletes the file. */
interface TemporaryFile extends AsyncDisposable {
  path: string;
}

/** Writes bytes to a temporary file. */
export async function writeTemporaryFile(bytes: Uint8Array | string): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'lagom-export-'));
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns a zip archive with the given contents by path. */
export async function zipFiles(
  files: Record<string, Uint8Array | string>,
  { compress = true } = {},
): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), path, { compress });
  }
  archive.end();
  return buffer(archive.outputStream);
}
