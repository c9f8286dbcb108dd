import { parentPort } from 'node:worker_threads';
import { type FoodRequests, handleFoodRequest } from './food-requests.ts';

interface Message {
  id: number;
  kind: keyof FoodRequests;
  input: never;
}

/** This program is the worker thread of `askFoods`. It responds to each request with its result or its error. */
parentPort?.on('message', ({ id, kind, input }: Message) => {
  try {
    parentPort?.postMessage({ id, result: handleFoodRequest[kind](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
