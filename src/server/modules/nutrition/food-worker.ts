import { parentPort } from 'node:worker_threads';
import { type FoodRequests, handleFoodRequest } from './food-requests.ts';

interface Message {
  id: number;
  kind: keyof FoodRequests;
  input: never;
}

/** Runs in the worker thread that `askFoods` starts. Responds to each request with its result or its error. */
parentPort?.on('message', ({ id, kind, input }: Message) => {
  try {
    parentPort?.postMessage({ id, result: handleFoodRequest[kind](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
