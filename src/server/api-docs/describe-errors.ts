import type { Endpoint } from '#contracts/endpoint.ts';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { acceptsWriteHeaders } from '#contracts/write-headers.ts';
import { headerReference } from './headers.ts';

/** The schema of `ErrorBody` in `src/contracts/errors.ts`. */
export const errorSchema = {
  type: 'object',
  description: 'The body of every response with status 400 or above.',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(errorTable), description: 'The code of the error. It does not change.' },
    message: { type: 'string', description: 'A sentence that can be shown to a person.' },
    field: { type: 'string', description: 'The dotted path of the invalid input, if one input is to blame.' },
  },
};

const waitingCodes: ErrorCode[] = [
  'too_many_requests',
  'too_many_uploads',
  'busy',
  'foods_busy',
  'database_unavailable',
  'disk_full',
  'write_in_progress',
];

/**
 * Returns the error responses of an endpoint by status. Each response lists its error codes, with an example body for
 * each code.
 */
export function describeErrors(endpoint: Endpoint) {
  const byStatus = Map.groupBy(new Set(listErrors(endpoint)), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTable[code].en}`).join('\n\n'),
        ...(codes.some((code) => waitingCodes.includes(code)) && {
          headers: { 'Retry-After': headerReference('retryAfter') },
        }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: { code, message: errorTable[code].en } }]),
            ),
          },
        },
      },
    ]),
  );
}

/** Returns the error codes that the server can send for an endpoint. */
function listErrors(endpoint: Endpoint): ErrorCode[] {
  const { access, method, body, upload, rawBody, errors } = endpoint;
  const isMember = access.who === 'member';
  return [
    'invalid_input',
    'internal',
    'database_unavailable',
    ...(method === 'GET' ? [] : (['cross_site', 'disk_full'] as const)),
    ...(body || rawBody ? (['body_too_large'] as const) : []),
    ...(body ? (['malformed_json', 'unsupported_media_type'] as const) : []),
    ...(upload && isMember ? (['too_many_requests'] as const) : []),
    ...(upload || rawBody ? (['busy', 'too_many_uploads'] as const) : []),
    ...(isMember ? (['not_signed_in', 'not_yours'] as const) : []),
    ...(acceptsWriteHeaders(endpoint) ? (['write_in_progress', 'key_reused'] as const) : []),
    ...(errors ?? []),
  ];
}
