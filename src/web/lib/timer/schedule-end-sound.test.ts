import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareEndSound, useEndSound } from './end-sound.ts';
import { scheduleEndSound } from './schedule-end-sound.ts';

const minute = 60_000;
const noon = Date.parse('2026-03-10T12:00:00Z');

/** The tones that are scheduled and not silenced. `start` is in seconds of the audio clock. */
let scheduled: { start: number }[];
/**
 * The silent sources. `end` is in seconds of the audio clock. When the clock reaches `end`, the browser calls
 * `onended`.
 */
let silences: { end: number; onended: (() => void) | null }[];
/** How far the audio clock is behind the time of day, in seconds, because the computer slept. */
let sleptSeconds: number;
let state: AudioContextState;

const audioTime = () => (Date.now() - noon) / 1000 - sleptSeconds;

class Context extends EventTarget {
  destination = {};
  get currentTime() {
    return audioTime();
  }
  get state() {
    return state;
  }
  async resume() {
    state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

class Node {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  inputs: Node[] = [];
  entry: { start: number } | undefined;
  connect(target: Node) {
    target.inputs?.push(this);
    return target;
  }
  disconnect() {
    const silenced = new Set(this.inputs.flatMap((volume) => volume.inputs.map(({ entry }) => entry)));
    scheduled = scheduled.filter((entry) => !silenced.has(entry));
  }
}

class Oscillator extends Node {
  start(start: number) {
    this.entry = { start };
    scheduled.push(this.entry);
  }
  stop() {}
}

class Silence extends Node {
  onended: (() => void) | null = null;
  start() {}
  stop(end: number) {
    silences.push({
      end,
      get onended() {
        return source.onended;
      },
    });
    const source = this;
  }
}

/** Moves the clock forward, and calls `onended` of the silent sources that have ended. */
function advance(ms: number) {
  vi.advanceTimersByTime(ms);
  const ended = silences.filter(({ end }) => end <= audioTime());
  silences = silences.filter((silence) => !ended.includes(silence));
  for (const { onended } of ended) onended?.();
}

const starts = () => [...new Set(scheduled.map(({ start }) => start))];
const becomeHidden = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  scheduled = [];
  silences = [];
  sleptSeconds = 0;
  state = 'running';
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('ConstantSourceNode', Silence);
});
afterEach(() => vi.useRealTimers());

test('the bell is scheduled ahead, and its beginning is reported by the audio clock', () => {
  const onEnd = vi.fn();
  prepareEndSound();
  const stop = scheduleEndSound(noon + 10 * minute, onEnd);
  expect(starts()).toEqual([600]);
  advance(599_000);
  expect(onEnd).not.toHaveBeenCalled();
  advance(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
  expect(starts(), 'a bell that has begun is not cut off').toEqual([600]);
});

test('a stopped timer does not ring', () => {
  const onEnd = vi.fn();
  prepareEndSound();
  const stop = scheduleEndSound(noon + 10 * minute, onEnd);
  advance(minute);
  stop();
  expect(starts()).toEqual([]);
  advance(10 * minute);
  expect(onEnd).not.toHaveBeenCalled();
});

test('the bell is scheduled again when the page becomes hidden, because the audio clock may have stopped', () => {
  prepareEndSound();
  const stop = scheduleEndSound(noon + 10 * minute, vi.fn());
  sleptSeconds = 30;
  advance(2 * minute);
  becomeHidden();
  expect(starts()).toEqual([570]);
  stop();
});

test('a timer that ended while the computer slept rings when the end is noticed', () => {
  prepareEndSound();
  const stop = scheduleEndSound(noon + 10 * minute, vi.fn());
  sleptSeconds = 3600;
  advance(62 * minute);
  becomeHidden();
  expect(starts()).toEqual([]);
  stop();
  expect(starts()).toEqual([120]);
});

test('after a reload the bell is scheduled with the next user gesture', () => {
  prepareEndSound();
  state = 'suspended';
  const stop = scheduleEndSound(noon + 10 * minute, vi.fn());
  expect(starts()).toEqual([]);
  document.dispatchEvent(new MouseEvent('click'));
  expect(starts()).toEqual([600]);
  stop();
});

test('the sound can be switched off and on while the timer runs, and the choice is stored', () => {
  const { result } = renderHook(() => useEndSound());
  expect(result.current.isOn).toBe(true);
  prepareEndSound();
  const stop = scheduleEndSound(noon + 10 * minute, vi.fn());
  act(() => result.current.setOn(false));
  expect(result.current.isOn).toBe(false);
  expect(starts()).toEqual([]);
  expect(localStorage.getItem('lagom.chime')).toBe('off');
  act(() => result.current.setOn(true));
  expect(starts()).toEqual([600]);
  stop();
});

test('only one of several tabs rings, and the next one takes over when it closes', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>) {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn.resolve);
        if (waiting.length === 1) turn.resolve();
        await turn.promise;
        if (signal.aborted) throw new DOMException('', 'AbortError');
        await task();
        waiting.shift();
        waiting[0]?.();
      },
    },
  });
  prepareEndSound();
  const closeFirst = scheduleEndSound(noon + 10 * minute, vi.fn());
  const closeSecond = scheduleEndSound(noon + 10 * minute, vi.fn());
  await vi.waitFor(() => expect(scheduled).toHaveLength(3), 60_000);
  closeFirst();
  expect(scheduled).toHaveLength(0);
  await vi.waitFor(() => expect(scheduled).toHaveLength(3), 60_000);
  closeSecond();
});
