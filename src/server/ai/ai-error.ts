/** The reasons why an AI service gave no usable answer. */
type AiFailure = 'cancelled' | 'timed_out' | 'unavailable' | 'busy' | 'invalid_answer';

/**
 * The error of an AI service that gave no usable answer. The message contains no part of the request or the response.
 */
export class AiError extends Error {
  readonly failure: AiFailure;
  /** The tokens that the service counted. A service can count tokens even if its answer is not usable. */
  readonly usage: AiUsage;

  constructor(failure: AiFailure, usage: AiUsage) {
    super(`The AI service gave no usable answer: ${failure}.`);
    this.name = 'AiError';
    this.failure = failure;
    this.usage = usage;
  }
}

/** The numbers of tokens that an AI service counted in requests (`sent`) and responses (`received`). */
export interface AiUsage {
  sent: number;
  received: number;
}

export const noUsage: AiUsage = { sent: 0, received: 0 };

/** Returns the HTTP status of an error of the AI library. Returns undefined if the error has no status. */
export function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
