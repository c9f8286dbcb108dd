import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { CycleTimeline } from './cycle-timeline.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const calendarFrom = (start: string) => ({
  ...{ entries: [], periodDays: [], phases: [], prediction: null, reason: null },
  cycles: [{ start, length: null, atypical: false, counted: false }],
});

it('says the day of the cycle, also without a prediction', async () => {
  await renderPart(() => <CycleTimeline calendar={calendarFrom('2026-03-10')} />);
  expect(await screen.findByText('Day 11 of your cycle')).toBeDefined();
});

it('says no day if the last period start is more than 90 days ago', async () => {
  await renderPart(() => [
    'Rendered',
    <CycleTimeline key="timeline" calendar={calendarFrom('2025-12-20')} />,
  ]);
  expect(await screen.findByText('Rendered')).toBeDefined();
  expect(screen.queryByText(/of your cycle/)).toBeNull();
});
