import { Worker } from 'node:worker_threads';
import { ApiError } from '#server/http/api-error.ts';
import type { FoodRequests } from './food-requests.ts';

/** The time after which an idle thread ends, to free the memory of the food tables, in milliseconds. */
const idleMs = 10 * 60_000;
/** The maximum time of a request, in milliseconds. The first request also loads the tables. */
const longestMs = 20_000;

interface Answer {
  id: number;
  result?: never;
  error?: Error;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * Sends a request to the worker thread that holds the food tables, and returns its result. Uses a worker thread,
 * because loading the tables takes about half a second. In the main thread, no request could be served during that
 * time. Throws the error of the request, or `foods_busy` if the request takes too long.
 */
export async function askFoods<Kind extends keyof FoodRequests>(
  kind: Kind,
  input: FoodRequests[Kind]['input'],
): Promise<FoodRequests[Kind]['result']> {
  clearTimeout(idle);
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  const { promise, resolve, reject } = Promise.withResolvers<FoodRequests[Kind]['result']>();
  pending.set(id, { resolve, reject });
  const late = setTimeout(() => stopWorker(new ApiError('foods_busy')), longestMs).unref();
  worker.postMessage({ id, kind, input });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    pending.delete(id);
    if (pending.size === 0) idle = setTimeout(() => stopWorker(), idleMs).unref();
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./food-worker.ts', import.meta.url), {
    // Limits the young generation of the heap. V8 then collects garbage more often, so that less garbage from loading
    // the tables stays in memory.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  started.on('message', ({ id, result, error }: Answer) => {
    const request = pending.get(id);
    if (error) request?.reject(error);
    else request?.resolve(result as never);
  });
  const onEnd = (error: Error) => {
    if (worker === started) stopWorker(error);
  };
  started.on('error', onEnd).on('exit', () => onEnd(new Error('the food thread stopped')));
  // Lets the process end while the thread is still alive.
  started.unref();
  return started;
}

/** Ends the thread. Rejects the requests that the thread has not answered. */
function stopWorker(reason = new Error('the food thread was idle')): void {
  const ending = worker;
  worker = undefined;
  for (const { reject } of pending.values()) reject(reason);
  void ending?.terminate();
}
