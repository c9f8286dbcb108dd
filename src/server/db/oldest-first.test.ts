import { expect, test } from 'vitest';
import { OldestFirstLock, runInTurn, takeTurn } from './oldest-first.ts';

/** Calls `acquire` for the request whose turn is `turn`. Adds `name` to `started` when this call gets the lock. */
function acquireIn(lock: OldestFirstLock, turn: number, name: string, started: string[]): void {
  runInTurn(turn, () => void lock.acquire().then(() => started.push(name)));
}

async function releaseAll(lock: OldestFirstLock, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    lock.release();
    await Promise.resolve();
  }
}

test('goes to the request that arrived first, not to the one that asked first', async () => {
  const lock = new OldestFirstLock();
  const started: string[] = [];
  const [first, second, third] = [takeTurn(), takeTurn(), takeTurn()];
  await lock.acquire();
  acquireIn(lock, third, 'third', started);
  acquireIn(lock, first, 'first', started);
  acquireIn(lock, second, 'second', started);
  acquireIn(lock, first, 'first again', started);
  await releaseAll(lock, 4);
  expect(started).toEqual(['first', 'first again', 'second', 'third']);
});

test('lets work without a request wait for the requests that arrived before it, and for no later ones', async () => {
  const lock = new OldestFirstLock();
  const started: string[] = [];
  await lock.acquire();
  const earlier = takeTurn();
  void lock.acquire().then(() => started.push('job'));
  acquireIn(lock, takeTurn(), 'later', started);
  acquireIn(lock, earlier, 'earlier', started);
  await releaseAll(lock, 3);
  expect(started).toEqual(['earlier', 'job', 'later']);
});

test('can be acquired at once after the last release', async () => {
  const lock = new OldestFirstLock();
  await lock.acquire();
  lock.release();
  await lock.acquire();
});
