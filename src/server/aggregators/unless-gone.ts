import { AggregatorError } from './aggregator.ts';

/** Returns the result of a call, or `otherwise` if what the call is about does not exist. */
export async function unlessGone<Result, Otherwise>(
  call: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AggregatorError && error.reason === 'gone') return otherwise;
    throw error;
  }
}
