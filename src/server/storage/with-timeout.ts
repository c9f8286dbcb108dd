import PQueue from 'p-queue';

interface SmallFiles {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

/**
 * Returns the storage with a time limit on calls for small files. Such a call throws a TimeoutError after `timeoutMs`,
 * so that no request waits forever. Calls for large files have no limit.
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
        // Deletes the file if it is stored after the time limit, because the caller has already been told that storing
        // failed.
        void work.then(() => files.remove(key)).catch(() => undefined);
        throw error;
      }
    },
    get: (key) => calls.add(() => files.get(key)),
    remove: (key) => calls.add(() => files.remove(key)),
  };
}
