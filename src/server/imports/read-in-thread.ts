import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ExportError } from './export-error.ts';
import type { ReadMessage, ReadTask } from './read-messages.ts';

/**
 * The memory limits of the thread, in MB. The limit for new objects is higher than in the server. Parsing creates many
 * objects, and takes twice as long with a lower limit.
 */
const memoryLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 64 };

/**
 * Reads an export in a worker thread, so that requests are not blocked. Yields the messages of the thread. The thread
 * waits while the caller handles `records`. The thread stops when the iteration ends or `signal` aborts. Throws
 * ExportError `tooLarge` if the thread runs out of memory. Throws the error of a reader that fails.
 */
export async function* readInThread(task: ReadTask, signal: AbortSignal): AsyncIterable<ReadMessage> {
  const thread = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: memoryLimits,
  });
  try {
    for await (const [message] of on(thread, 'message', { signal, close: ['exit'] })) {
      const said: ReadMessage = message;
      yield said;
      if (said.kind === 'finished') return;
      if (said.kind === 'records') thread.postMessage('stored');
    }
    throw new Error('The thread that reads an export has stopped.');
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isOutOfMemory ? new ExportError('tooLarge', null, { cause: error }) : error;
  } finally {
    await thread.terminate();
  }
}
