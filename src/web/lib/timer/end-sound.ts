import { useSyncExternalStore } from 'react';
import { playSilentLoop } from './silent-loop.ts';

const key = 'lagom.chime';
const listeners = new Set<() => void>();
let context: AudioContext | undefined;

/**
 * Returns whether a bell rings at the end of a timer, and a function that switches the bell on or off. The choice is
 * stored in this browser. The bell is on by default.
 */
export function useEndSound(): { isOn: boolean; setOn: (on: boolean) => void } {
  return { isOn: useSyncExternalStore(onEndSoundChange, isEndSoundOn), setOn };
}

function isEndSoundOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function setOn(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // If the browser blocks storage, the sound cannot be switched off.
  }
  prepareEndSound();
  notifyListeners();
}

/**
 * Calls the listener when the sound is switched on or off, and when the browser allows or interrupts sound. Returns a
 * function that unsubscribes.
 */
export function onEndSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Starts the audio context, and on touch devices a silent loop, so that the sound can play later. Does nothing if the
 * sound is off. Call this function in a click handler, because browsers allow sound only after a user gesture.
 */
export function prepareEndSound(): void {
  if (!isEndSoundOn() || typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    context.addEventListener('statechange', notifyListeners);
  }
  // Safari interrupts the context when the person leaves the page or takes a call.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  playSilentLoop();
}

/** Returns the audio context if the sound is on and the browser allows it, otherwise undefined. */
export const endSoundContext = (): AudioContext | undefined =>
  isEndSoundOn() && context?.state === 'running' ? context : undefined;
