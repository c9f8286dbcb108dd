import type { FastifyError, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import { DatabaseUnavailableError } from '#server/db/database-unavailable.ts';
import { ApiError } from './api-error.ts';
import { toTooManyRequests } from './rate-limits.ts';
import { readMessageLanguage } from './read-language.ts';

/** Our error codes for the errors of Fastify and its plugins. */
const fastifyCodes = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_FILES_LIMIT: 'invalid_input',
  FST_PARTS_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
} as const;

/** The error codes that are logged, because only the operator can fix their cause. */
const loggedCodes: readonly ErrorCode[] = ['database_unavailable', 'disk_full', 'aggregator_refused'];

/** The error codes of PostgreSQL and of Node.js for a write to a full disk. */
const diskFullCodes = ['53100', 'ENOSPC', 'EDQUOT'];

/**
 * Registers the error handler, which converts every thrown error to a response. The handler logs unexpected errors, to
 * which it responds with 500, and errors with one of `loggedCodes`.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError | z.ZodError, request, reply) => {
    const apiError = toApiError(error);
    if (!apiError || loggedCodes.includes(apiError.code)) {
      request.log.error({ err: error }, 'request failed');
    }
    const answer = apiError ?? new ApiError('internal');
    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
    const language = readMessageLanguage(request);
    return reply
      .status(answer.status)
      .header('content-language', language)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer.toBody(language)));
  });
}

/** Returns whether an error or one of its causes says that a disk is full. The file storage wraps such errors. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && diskFullCodes.includes(String(error.code))) || isDiskFull(error.cause);
}

/** Returns the ApiError to send for an error. Returns undefined for an unexpected error. */
function toApiError(error: FastifyError | ApiError | z.ZodError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailableError) return new ApiError('database_unavailable');
  if (isDiskFull(error)) return new ApiError('disk_full');
  const tooMany = toTooManyRequests(error);
  if (tooMany) return tooMany;
  if ('code' in error && error.code in fastifyCodes) {
    return new ApiError(fastifyCodes[error.code as keyof typeof fastifyCodes]);
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? new ApiError('invalid_input') : undefined;
}
