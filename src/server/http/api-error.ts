import { type ErrorBody, type ErrorCode, errorTable } from '#contracts/errors.ts';

/** A message in English and in Swedish. */
export type Sentences = Record<'en' | 'sv', string>;

/**
 * The default value of the `Retry-After` header, in seconds, by error code. Other errors have no such header by
 * default.
 */
const usualRetrySeconds: Partial<Record<ErrorCode, number>> = {
  busy: 60,
  foods_busy: 60,
  too_many_uploads: 10,
  database_unavailable: 10,
  disk_full: 60,
  write_in_progress: 1,
};

/**
 * An error that becomes an HTTP error response. A handler, and any code that it calls, can throw it. The error code
 * determines the status and the default message.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  private readonly sentences: Sentences;
  /** The value of the `Retry-After` header, in seconds. Undefined if the response has no such header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      field?: string | undefined;
      message?: Sentences;
      retryAfterSeconds?: number;
      /** The error that led to this error, for the log. */
      cause?: Error;
    } = {},
  ) {
    const sentences = options.message ?? errorTable[code];
    super(sentences.en, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.field = options.field;
    this.sentences = sentences;
    this.retryAfterSeconds = options.retryAfterSeconds ?? usualRetrySeconds[code];
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  /** Returns the body of the response, with the message in a language. */
  toBody(language: 'en' | 'sv'): ErrorBody {
    return {
      code: this.code,
      message: this.sentences[language],
      ...(this.field === undefined ? {} : { field: this.field }),
    };
  }
}

/**
 * Throws an ApiError if the condition is false, null, undefined or another falsy value. `field` is the dotted path of
 * the invalid input.
 */
export function assertThat(condition: unknown, code: ErrorCode, field?: string): asserts condition {
  if (!condition) throw new ApiError(code, field === undefined ? {} : { field });
}

/**
 * Throws `not_found` if the value is falsy, such as undefined. `field` is the name of the input that refers to the
 * missing record.
 */
export function assertFound(found: unknown, field?: string): asserts found {
  assertThat(found, 'not_found', field);
}
