import { parentPort } from 'node:worker_threads';
import { advance } from '#domain/insights/advance.ts';
import { updateSignals } from '#domain/insights/update-signals.ts';
import type { EngineInput, EngineResult } from './run-engine.ts';

/** Runs in the worker thread that `runEngine` starts. Responds to each input with the engine's result. */
parentPort?.on('message', ({ memory, series, through, signals, checkedThrough }: EngineInput) => {
  const advanced = advance(memory, series, through);
  const { findings } = advanced.memory;
  const result: EngineResult = {
    ...advanced,
    signals: updateSignals({ signals, checkedThrough, series, findings, through }),
  };
  parentPort?.postMessage(result);
});
