import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { UsualByNow } from './usual-by-now.tsx';

const saturday = '2026-03-28';

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${saturday}T12:00:00`), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Eight weeks with 60 minutes on a Saturday, of which the last is this week. */
const days = Array.from({ length: 8 }, (_, week) => ({ date: addDays(saturday, -7 * week), minutes: 60 }));

const renderText = (firstWeekday: 0 | 1, shown: typeof days, besideBand: boolean) =>
  renderPart(() => (
    <>
      <UsualByNow days={shown} firstWeekday={firstWeekday} weekCount={12} besideBand={besideBand} />
      <p>After it</p>
    </>
  ));

it('says on the last day of a week how the week compares, but not beside a chart that says the same', async () => {
  const { unmount } = await renderText(0, days, false);
  expect(await screen.findByText('As usual (60 min a week).')).toBeDefined();
  unmount();
  const { container } = await renderText(0, days, true);
  await screen.findByText('After it');
  expect(container.textContent).toBe('After it');
});

it('says the usual minutes of a week if this week has others', async () => {
  await renderText(0, days.slice(1), false);
  expect(await screen.findByText('Usually 60 min a week.')).toBeDefined();
});

it('says on other days the usual minutes so far, also beside a chart', async () => {
  await renderText(1, days, true);
  expect(await screen.findByText('Usually 60 min by this point in the week.')).toBeDefined();
});
