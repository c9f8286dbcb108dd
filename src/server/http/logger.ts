import type { FastifyRequest } from 'fastify';

interface Loggable extends Error {
  code?: string;
}

/** Where lines go instead of to standard output. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Logs say what happened and never to whose body: the route's pattern instead of its address (a reset
 * token stands in one), and an error's stack frames without its message (a database quotes values in it).
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
