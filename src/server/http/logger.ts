import type { FastifyRequest } from 'fastify';

interface Loggable extends Error {
  code?: string;
}

/** A destination for log lines other than standard output. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Returns logger options that keep personal data out of logs. The log contains the route pattern instead of the URL,
 * because the URL may contain a reset token. For an error, the log contains the type, code and stack frames. It does
 * not contain the message, because the message may quote values from the database.
 */
export function loggerOptions(level: string, target?: LogTarget) {
  return {
    level,
    ...(target && { stream: target }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      err: (error: Loggable) => ({
        type: error.name,
        message: '',
        code: error.code ?? '',
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n'),
      }),
    },
  };
}
