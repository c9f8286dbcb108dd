export interface UserAgentInfo {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

/**
 * Patterns for the browsers. The first match counts. The order matters, because a user agent can match several
 * patterns: Edge, for example, also names Chrome and Safari.
 */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The name of a program that is not a browser, such as `curl/8.14.1`. Browsers start with `Mozilla/5.0`. */
const program = /^(?!Mozilla\/)[A-Za-z][\w.+-]*(?=\/|$)/;

/**
 * Returns the browser and the operating system that a user agent names, or the name of another program in place of the
 * browser. An unknown browser or system is undefined. On an iPhone or iPad, `system` is the name of the device.
 */
export function parseUserAgent(userAgent: string | null): UserAgentInfo {
  const firstMatch = (patterns: [RegExp, string][]) =>
    patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = firstMatch(systems);
  return {
    browser: firstMatch(browsers) ?? userAgent?.match(program)?.[0],
    system,
    isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
