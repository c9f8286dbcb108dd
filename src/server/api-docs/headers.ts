import { expectedUserHeader, maxWriteAgeMs, replayedHeader, writeHeaders } from '#contracts/write-headers.ts';

/**
 * The optional request headers of writes (`src/contracts/write-headers.ts`): the idempotency key, the age of the write
 * and the fields that the person edited.
 */
export const writeParameters = {
  idempotencyKey: {
    name: writeHeaders.key,
    in: 'header',
    required: false,
    description:
      'A UUID that names this write, so that it can be sent again after a lost response. The server carries out a ' +
      'write with a known key only once, and keeps the key and the response for 30 days. The same write with the ' +
      `same key gets the stored response with the header \`${replayedHeader}: true\`. Another write with the same ` +
      'key gets 422 `key_reused`. While the first one is still running, the answer is 409 `write_in_progress`. A ' +
      'write that fails does not use up its key. A malformed key gets 400 `invalid_input`.',
    schema: { type: 'string', format: 'uuid' },
  },
  writeAge: {
    name: writeHeaders.age,
    in: 'header',
    required: false,
    description:
      'How long ago the person made the write, in whole milliseconds, by the clock of the device. An entry without a ' +
      'date or time gets the date and time at which it was made. Rate limits use the time of the server. A negative ' +
      'or malformed age, or one of more than 400 days, gets 400 `invalid_input`.',
    schema: { type: 'integer', minimum: 0, maximum: maxWriteAgeMs },
  },
  editedFields: {
    name: writeHeaders.editedFields,
    in: 'header',
    required: false,
    description:
      'The names of the fields that the person changed, separated by commas. For writes that change an existing ' +
      'record. Other fields keep their stored values. If several devices changed the same field, the later edit ' +
      'wins, also if it arrives first.',
    schema: { type: 'string', examples: ['duration,notes'] },
  },
};

/** The header that the server reads in every request of a signed-in member, and in every sign-in. */
export const zoneParameters = {
  timeZone: {
    name: 'X-Time-Zone',
    in: 'header',
    required: false,
    description:
      'The time zone of the caller: an IANA zone, or an offset such as `+02:00`. It decides which day it is, and the ' +
      'day of an entry without a date. The account stores it for requests without this header. An unknown zone gets 400 `invalid_input`.',
    schema: { type: 'string', examples: ['Europe/Stockholm'] },
  },
};

/** The header that the server reads only in requests of a signed-in member. */
export const memberParameters = {
  expectedUser: {
    name: expectedUserHeader,
    in: 'header',
    required: false,
    description:
      'The id of the user for whom the request is meant. If the session belongs to another user, the answer is 401 ' +
      '`not_signed_in`.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The header of endpoints whose response can be 304 Not Modified. */
export const revalidationParameters = {
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the response that the caller has. If it is still correct, the answer is 304.',
    schema: { type: 'string' },
  },
};

export const responseHeaders = {
  etag: {
    description: 'Names this response. Send it as `If-None-Match` to ask whether the response has changed.',
    schema: { type: 'string' },
  },
  retryAfter: {
    description: 'The seconds to wait before the request is repeated.',
    schema: { type: 'integer', minimum: 0 },
  },
  replayed: {
    description: '`true` if the response was stored with the idempotency key. The write happened before.',
    schema: { type: 'string', const: 'true' },
  },
  sessionCookie: {
    description: 'The session cookie.',
    schema: { type: 'string' },
  },
};

/** Returns references to the components that are named like the properties of `parameters`. */
export const parameterReferences = (parameters: object) =>
  Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));

export const headerReference = (name: keyof typeof responseHeaders) => ({
  $ref: `#/components/headers/${name}`,
});
