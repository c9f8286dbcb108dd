import { expect, test } from 'vitest';
import { formatLogLine } from './format-log-line.ts';

const line = (fields: object) => `${JSON.stringify({ time: 1, pid: 2, hostname: 'x', ...fields })}\n`;

test('a warning is one line of plain words', () => {
  const warning = line({ level: 40, channel: 'ntfy', status: 502, msg: 'a reminder was not accepted' });
  expect(formatLogLine(warning)).toBe('Warning: a reminder was not accepted (channel: ntfy, status: 502)\n');
});

test('an error keeps its type, code and stack', () => {
  const err = { type: 'Error', message: '', code: 'ENOSPC', stack: '    at write (file.ts:1:2)' };
  expect(formatLogLine(line({ level: 50, reqId: 'r-1', err, msg: 'request failed' }))).toBe(
    'Error: request failed (reqId: r-1, Error ENOSPC)\n    at write (file.ts:1:2)\n',
  );
});
