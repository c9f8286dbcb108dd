/** Why an AI service gave no usable answer. */
type AiFailure = 'cancelled' | 'timed_out' | 'unavailable' | 'busy' | 'invalid_answer';

/** An AI service gave no usable answer. The message contains nothing that was sent or received. */
export class AiError extends Error {
  readonly failure: AiFailure;
  /** The tokens that the service has counted nevertheless. */
  readonly usage: AiUsage;

  constructor(failure: AiFailure, usage: AiUsage = noUsage) {
    super(`The AI service gave no usable answer: ${failure}.`);
    this.name = 'AiError';
    this.failure = failure;
    this.usage = usage;
  }
}

/** The tokens that an AI service has counted. */
export interface AiUsage {
  sent: number;
  received: number;
}

export const noUsage: AiUsage = { sent: 0, received: 0 };

/** Returns the HTTP status of an error of the AI library, or undefined if it has none. */
export function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
