import PQueue from 'p-queue';

interface SmallFiles {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

/**
 * Returns the same storage, whose calls for small files throw a TimeoutError after `timeoutMs`, so that no request waits
 * forever. The calls that jobs use for large files have no limit.
 */
export function withTimeout<Files extends SmallFiles>(files: Files, timeoutMs: number): Files {
  const calls = new PQueue({ timeout: timeoutMs });
  return {
    ...files,
    async put(key, bytes) {
      const work = files.put(key, bytes);
      try {
        await calls.add(() => work);
      } catch (error) {
        // The caller was told that nothing is stored, so a file that arrives late is removed.
        void work.then(() => files.remove(key)).catch(() => undefined);
        throw error;
      }
    },
    get: (key) => calls.add(() => files.get(key)),
    remove: (key) => calls.add(() => files.remove(key)),
  };
}
