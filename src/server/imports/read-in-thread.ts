import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ExportError } from './export-error.ts';
import type { ReadMessage, ReadTask } from './read-messages.ts';

/**
 * The largest memory of the thread's objects, in MB. The limit for new objects is larger than that of the server, because
 * parsing makes many, and with little space for them it takes twice as long.
 */
const memoryLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 64 };

/**
 * Reads an export in a worker thread, so that requests are not blocked. The thread waits while the caller handles
 * `records`. Ending the iteration, or the signal, ends the thread. Throws ExportError `tooLarge` if the thread runs out
 * of memory, and the error of a reader that fails.
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
