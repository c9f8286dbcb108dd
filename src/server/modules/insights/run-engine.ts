import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Advance, InsightMemory } from '#domain/insights/advance.ts';
import type { MetricSeries } from '#domain/insights/metric.ts';
import type { Signal } from '#domain/insights/signal.ts';

/** The engine's input for one person. */
export interface EngineInput {
  memory: InsightMemory;
  series: readonly MetricSeries[];
  /** The last day whose values are complete. */
  through: CalendarDay;
  signals: readonly Signal[];
  /** The last day that the signals include. Null if signals have never been computed. */
  checkedThrough: CalendarDay | null;
}

export interface EngineResult extends Advance {
  signals: Signal[];
}

/** The time after which an idle thread ends, to free its memory, in milliseconds. */
const idleMs = 30_000;
/**
 * The maximum time, in milliseconds, that the engine may take for one person's data. It takes about
 * 150 ms for a year of data.
 */
const longestMs = 60_000;

/** Allows one analysis at a time, so that the engine never uses more than one core per process. */
const queue = new PQueue({ concurrency: 1 });
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Runs the engine in a worker thread, one person at a time. Throws the engine's error, or an Error if the engine takes
 * longer than a minute.
 */
export function runEngine(input: EngineInput): Promise<EngineResult> {
  return queue.add(() => runInThread(input));
}

async function runInThread(input: EngineInput): Promise<EngineResult> {
  clearTimeout(idle);
  worker ??= startWorker();
  try {
    return await answerOf(worker, input);
  } catch (error) {
    await stopWorker();
    throw error;
  } finally {
    idle = setTimeout(() => void stopWorker(), idleMs).unref();
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Lets the process end while the thread is still alive.
  started.unref();
  return started;
}

function answerOf(thread: Worker, input: EngineInput): Promise<EngineResult> {
  const { promise, resolve, reject } = Promise.withResolvers<EngineResult>();
  const onExit = () => reject(new Error('the insight engine stopped'));
  const late = setTimeout(() => reject(new Error('the insight engine took too long')), longestMs);
  thread.on('message', resolve).on('error', reject).on('exit', onExit);
  thread.postMessage(input);
  return promise.finally(() => {
    clearTimeout(late);
    thread.off('message', resolve).off('error', reject).off('exit', onExit);
  });
}

async function stopWorker(): Promise<void> {
  const ending = worker;
  worker = undefined;
  await ending?.terminate();
}
