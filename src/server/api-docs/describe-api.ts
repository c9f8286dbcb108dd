import { login, register } from '#contracts/auth.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { sessionCookieName } from '#server/http/find-session.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { errorSchema } from './describe-errors.ts';
import { describeOperation } from './describe-operation.ts';
import {
  memberParameters,
  responseHeaders,
  revalidationParameters,
  writeParameters,
  zoneParameters,
} from './headers.ts';
import { describedTags } from './tags.ts';
import { cookieFile, writeCurl } from './write-curl.ts';

/** Returns the OpenAPI document of the endpoints. `appUrl` is the public address of the app. */
export function describeApi(endpoints: Endpoint[], appUrl: string) {
  const server = appUrl.replace(/\/+$/, '');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, server) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lagom',
      version: packageJson.version,
      description: introduction(server),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: describedTags,
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(server),
          description: 'The cookie that signing in sets. It expires after 30 days without use.',
        },
      },
      schemas: { Error: errorSchema },
      headers: responseHeaders,
      parameters: { ...zoneParameters, ...memberParameters, ...revalidationParameters, ...writeParameters },
    },
  };
}

const introduction = (server: string) => `\
Requests and responses are JSON, except where an endpoint takes or returns a file. An unknown query
parameter is ignored. An unknown field of a body gets 400 \`invalid_input\`. Signed-in callers
may add their own user id as \`userId\` to any query or body; another id gets 403 \`not_yours\`.

A record that was read can be sent back to the endpoint that updates it. Its read-only fields, such as \`id\` and \`zone\`,
must have the values that are stored; another value gets 400 \`invalid_input\`.

## Signing in

The examples run in a Unix shell with \`curl\`. Create an account first. The command stores the session cookie in the file
\`${cookieFile}\`, which the other examples read:

\`\`\`sh
${writeCurl(register, server)}
\`\`\`

If you have an account, sign in instead:

\`\`\`sh
${writeCurl(login, server)}
\`\`\`

If two-step sign-in is on, the response is \`{"twoFactorRequired": true}\`. Then send the code to
\`/api/auth/login/second-factor\` with \`-b ${cookieFile} -c ${cookieFile}\`.

An endpoint that needs a session answers 401 \`not_signed_in\` without one.

## Days, instants and time zones

A day is \`YYYY-MM-DD\`. An instant is ISO 8601 with an offset, such as \`2026-03-10T07:30:00+01:00\`; in responses it is in
UTC. Send your time zone in the header \`X-Time-Zone\`. It decides which day it is. The account
stores it, also when you sign in.

## Errors

Every error has a \`code\` for programs and a \`message\` for people. The code does not change. \`field\` names the input that
is to blame. If a response has \`Retry-After\`, wait that many seconds.

## Sending a write again

Writes of an area, such as sleep or fitness, accept an \`idempotency-key\`, so that a write whose response was lost can be
sent again. Endpoints of the account and its credentials ignore it, because their responses are not stored.

## Unchanged responses

Many responses have an \`ETag\`. Send it as \`If-None-Match\` to get 304 without a body while the data is unchanged.
`;
