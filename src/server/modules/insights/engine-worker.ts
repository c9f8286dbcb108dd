import { parentPort } from 'node:worker_threads';
import { advance } from '#domain/insights/advance.ts';
import type { EngineInput } from './run-engine.ts';

/** This program is the worker thread of `runEngine`. It responds to each input with the engine's result. */
parentPort?.on('message', ({ memory, series, through }: EngineInput) => {
  parentPort?.postMessage(advance(memory, series, through));
});
