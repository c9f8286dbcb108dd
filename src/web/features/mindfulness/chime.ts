import { useSyncExternalStore } from 'react';

const key = 'lagom.chime';
const listeners = new Set<() => void>();
let context: AudioContext | undefined;

/**
 * Returns whether a sound plays at the end of a session, and a setter. The setting is stored in this browser and is off
 * by default.
 */
export function useChime(): { isOn: boolean; setOn: (on: boolean) => void } {
  const isOn = useSyncExternalStore(subscribe, isChimeOn);
  return { isOn, setOn };
}

function isChimeOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function setOn(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the sound stays off.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Creates the audio context. Call this function in a click handler, because browsers allow sound only after a user
 * gesture.
 */
export function prepareChime(): void {
  if (!isChimeOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Plays the sound of a bell: three tones that fade over four seconds. */
export function playChime(): void {
  if (!isChimeOn() || context?.state !== 'running') return;
  const startTime = context.currentTime;
  for (const [frequency, peak] of [
    [396, 0.16],
    [792, 0.06],
    [1188, 0.025],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, startTime);
    volume.gain.exponentialRampToValueAtTime(peak, startTime + 0.06);
    volume.gain.exponentialRampToValueAtTime(0.0001, startTime + 4);
    tone.connect(volume).connect(context.destination);
    tone.start(startTime);
    tone.stop(startTime + 4);
  }
}
