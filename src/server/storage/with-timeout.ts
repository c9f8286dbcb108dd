interface SmallFiles {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

/**
 * The same storage, which fails rather than letting a request wait for ever. Whole files of a few hundred kilobytes
 * pass in this time; what moves larger ones, for jobs, is not limited here.
 */
export function withTimeout<Files extends SmallFiles>(files: Files, timeoutMs: number): Files {
  return {
    ...files,
    async put(key, bytes) {
      const work = files.put(key, bytes);
      try {
        await rejectAfter(work, timeoutMs);
      } catch (error) {
        // Nobody will know of what is kept after all: it is taken away again.
        void work.then(() => files.remove(key)).catch(() => undefined);
        throw error;
      }
    },
    get: (key) => rejectAfter(files.get(key), timeoutMs),
    remove: (key) => rejectAfter(files.remove(key), timeoutMs),
  };
}

async function rejectAfter<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The file storage does not answer.')), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
