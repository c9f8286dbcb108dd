import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { useFirstWeekday } from './first-weekday.ts';

afterEach(() => vi.unstubAllGlobals());

const FirstWeekday = () => <output>{useFirstWeekday()}</output>;

it.each([
  ['en-US', '0'],
  ['en-GB', '1'],
  ['en', '0'],
  ['en-US@posix', '1'],
])('starts the week of the browser language %s on weekday %s', async (language, weekday) => {
  vi.stubGlobal('navigator', { ...navigator, language });
  const { findByText } = await renderPart(() => <FirstWeekday />);
  expect(await findByText(weekday)).toBeDefined();
});
