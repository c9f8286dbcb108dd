import type { FastifyRequest } from 'fastify';

interface Loggable extends Error {
  code?: string;
}

/** The destination of log lines instead of standard output. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Returns logger options that keep personal data out of logs. Logs the route pattern instead of the address, which may
 * contain a reset token, and an error's stack frames without its message, in which a database may quote values.
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
