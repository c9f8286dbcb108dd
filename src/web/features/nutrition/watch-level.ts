/**
 * The amplitude below which a recording counts as silent. The maximum amplitude is 1. The background noise of a quiet
 * room stays below this value.
 */
const silencePeak = 0.02;

export interface LevelWatch {
  /** Returns the current loudness, from 0 to 1. */
  level: () => number;
  /** Returns whether no sound was louder than background noise. */
  wasSilent: () => boolean;
  stop: () => void;
}

/**
 * Measures the loudness of a microphone's stream until `stop` is called. Returns undefined if the browser has no
 * AudioContext.
 */
export function watchLevel(stream: MediaStream): LevelWatch | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let highest = 0;
  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    highest = Math.max(highest, peak);
    return peak;
  };
  // Each measurement covers 2048 samples, which is about 43 ms at 48 kHz. An interval of 40 ms therefore misses no
  // sound.
  const timer = setInterval(measure, 40);
  return {
    level: () => Math.min(1, measure()),
    // A suspended audio context measures nothing, so it cannot detect silence.
    wasSilent: () => context.state === 'running' && highest < silencePeak,
    stop: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}
