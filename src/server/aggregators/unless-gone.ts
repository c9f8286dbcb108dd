import { AggregatorError } from './aggregator.ts';

/**
 * Returns the result of a call, or `otherwise` if the call fails with an AggregatorError with the reason `gone`. Throws
 * other errors.
 */
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
