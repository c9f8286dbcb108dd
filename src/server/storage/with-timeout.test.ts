import { expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

/** Returns a storage whose `put` waits until the test lets it finish. */
function slowStorage() {
  const kept = new Map<string, Uint8Array>();
  const { promise: told, resolve: answer } = Promise.withResolvers<void>();
  const put = async (key: string, bytes: Uint8Array) => {
    await told;
    kept.set(key, bytes);
  };
  const remove = async (key: string) => {
    kept.delete(key);
  };
  return { kept, answer, files: withTimeout({ put, remove, get: async () => undefined }, 10) };
}

test('a file that is stored in time is kept', async () => {
  const { kept, answer, files } = slowStorage();
  answer();
  await files.put('photos/7/a.jpg', new Uint8Array());
  expect([...kept.keys()]).toEqual(['photos/7/a.jpg']);
});

test('a file that is stored too late is deleted, because its call has failed', async () => {
  const { kept, answer, files } = slowStorage();
  const put = vi.spyOn(kept, 'set');
  await expect(files.put('photos/7/a.jpg', new Uint8Array())).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  answer();
  await vi.waitFor(() => expect(put).toHaveBeenCalled(), 60_000);
  await vi.waitFor(() => expect(kept.size).toBe(0), 60_000);
});
