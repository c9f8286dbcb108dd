import { expect, it } from 'vitest';
import { parseUserAgent } from './parse-user-agent.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${windows} ${engine} Chrome/139.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`${windows} ${engine} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
])('recognises %s', (userAgent, browser, system, isHandheld) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system, isHandheld });
});

it('leaves unknown parts undefined', () => {
  const unknown = { browser: undefined, system: undefined, isHandheld: false };
  expect(parseUserAgent(null)).toEqual(unknown);
  expect(parseUserAgent('Mozilla/5.0 (compatible)')).toEqual(unknown);
});

it.each([
  ['curl/8.14.1', 'curl'],
  ['Lagom-Watch/2.1 CFNetwork/1568', 'Lagom-Watch'],
])('names the program of %s', (userAgent, browser) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system: undefined, isHandheld: false });
});
