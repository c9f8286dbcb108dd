/** A bell that is scheduled or rings. */
export interface Bell {
  hasBegun: () => boolean;
  /**
   * Cancels the bell. Call this function only before the bell has begun, because a later call would cut off the sound.
   */
  cancel: () => void;
}

/** The frequency in hertz and the highest gain of each tone. A gain of 1 is full volume. */
const tones = [
  [396, 0.16],
  [792, 0.06],
  [1188, 0.025],
] as const;
const fadeSeconds = 4;

/**
 * Schedules the sound of a bell: three tones that fade within four seconds. The audio clock starts the sound. So the
 * bell is on time even in a background tab, where browsers run timers only once a minute. Calls `onStart` when the bell
 * begins.
 */
export function scheduleBell(context: AudioContext, msFromNow: number, onStart: () => void): Bell {
  const startTime = context.currentTime + msFromNow / 1000;
  const endTime = startTime + fadeSeconds;
  const output = new GainNode(context);
  output.connect(context.destination);
  for (const [frequency, peak] of tones) {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, startTime);
    volume.gain.exponentialRampToValueAtTime(peak, startTime + 0.06);
    volume.gain.exponentialRampToValueAtTime(0.0001, endTime);
    tone.connect(volume).connect(output);
    tone.start(startTime);
    tone.stop(endTime);
  }
  // An audio source fires an event only when it ends. So this silent source ends when the bell begins, and its `ended`
  // event reports the beginning of the bell.
  const silence = new ConstantSourceNode(context, { offset: 0 });
  silence.connect(output);
  silence.onended = onStart;
  silence.start();
  silence.stop(startTime);
  return {
    hasBegun: () => context.currentTime >= startTime,
    cancel: () => {
      silence.onended = null;
      output.disconnect();
    },
  };
}
