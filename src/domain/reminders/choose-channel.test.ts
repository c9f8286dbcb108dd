import { describe, expect, test } from 'vitest';
import type { ChannelFailure, ReminderChannel } from './channels.ts';
import { type ChannelState, chooseChannel, resumeAfterVisit } from './choose-channel.ts';
import { nextAttemptAt } from './next-attempt.ts';

const now = new Date('2026-03-10T18:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const works = (channel: ReminderChannel): ChannelState => ({
  channel,
  isOn: true,
  hasTarget: true,
  failure: null,
  failedAt: null,
});
const failed = (channel: ReminderChannel, failure: ChannelFailure, days = 1): ChannelState => ({
  ...works(channel),
  failure,
  failedAt: daysAgo(days),
});

describe('the channel of a reminder', () => {
  test('is the first that is on, with email last', () => {
    expect(chooseChannel([works('email'), works('push')], now)).toEqual({ channel: 'push', insteadOf: null });
    const off = { ...works('push'), isOn: false };
    expect(chooseChannel([off, works('email')], now)).toEqual({ channel: 'email', insteadOf: null });
  });

  test('does not replace push if no browser was ever subscribed', () => {
    const unused = { ...works('push'), hasTarget: false };
    expect(chooseChannel([unused, works('email')], now)).toEqual({ channel: 'email', insteadOf: null });
  });

  test.each(['gone', 'refused', 'unopened'] as const)('replaces one that failed: %s', (failure) => {
    const states = [{ ...failed('push', failure), hasTarget: failure !== 'gone' }, works('email')];
    expect(chooseChannel(states, now)).toEqual({ channel: 'email', insteadOf: 'push' });
  });

  test('is tried again a week after it refused', () => {
    expect(chooseChannel([failed('push', 'refused', 7), works('email')], now)?.channel).toBe('push');
    expect(chooseChannel([failed('push', 'unopened', 7), works('email')], now)?.channel).toBe('email');
  });

  test('on a day on which one failed, is a later one', () => {
    const states = [works('push'), works('ntfy'), works('email')];
    expect(chooseChannel(states, now, 'push')).toEqual({ channel: 'ntfy', insteadOf: 'push' });
    expect(chooseChannel(states, now, 'ntfy')?.channel).toBe('email');
    expect(chooseChannel(states, now, 'email')).toBeUndefined();
  });
});

describe('after a visit', () => {
  test('channels that nobody opened work again if none else does', () => {
    const states = [failed('push', 'unopened', 4), failed('email', 'unopened', 1)];
    expect(chooseChannel(resumeAfterVisit(states, daysAgo(5), now), now)).toBeUndefined();
    expect(chooseChannel(resumeAfterVisit(states, daysAgo(0.5), now), now)?.channel).toBe('push');
  });

  test('a channel that another one replaces stays replaced', () => {
    const states = [failed('push', 'unopened', 4), works('email')];
    expect(chooseChannel(resumeAfterVisit(states, now, now), now)?.channel).toBe('email');
  });
});

describe('the next attempt', () => {
  const attempt = {
    now,
    dueAt: now,
    deadline: new Date(now.getTime() + 3 * 3_600_000),
    attempts: 1,
    retryAfterSeconds: 0,
    hasOtherChannel: true,
  };
  const minutes = (changes: Partial<typeof attempt>) => {
    const at = nextAttemptAt({ ...attempt, ...changes });
    return at && (at.getTime() - now.getTime()) / 60_000;
  };

  test('waits longer each time, at most 15 minutes, and as long as the service asks', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempts) => minutes({ attempts }))).toEqual([1, 2, 4, 8, 15, 15]);
    expect(minutes({ retryAfterSeconds: 600 })).toBe(10);
  });

  test('is left to another channel after half an hour, and ends at the deadline', () => {
    expect(minutes({ retryAfterSeconds: 1800 })).toBeUndefined();
    expect(minutes({ retryAfterSeconds: 1800, hasOtherChannel: false })).toBe(30);
    expect(minutes({ retryAfterSeconds: 3 * 3600, hasOtherChannel: false })).toBeUndefined();
  });
});
