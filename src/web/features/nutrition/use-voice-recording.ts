import { useEffect, useRef, useState } from 'react';
import type { Language } from '#web/i18n/language.ts';
import { stopStream } from './camera.ts';
import { startTranscript } from './live-transcript.ts';

export type VoiceProblem = 'denied' | 'notStarted' | 'notProcessed';

interface Recording {
  isRecording: boolean;
  /** The transcript so far. */
  transcript: string;
  /** Whether the browser has no speech recognition. The sound is recorded anyway. */
  isTranscriptUnavailable: boolean;
  problem?: VoiceProblem;
}

const idle: Recording = { isRecording: false, transcript: '', isTranscriptUnavailable: false };

/**
 * Records the microphone, with a live transcript if the browser supports it. Calls `onRecorded` with the recording and
 * the transcript when the recording ends.
 */
export function useVoiceRecording(language: Language, onRecorded: (audio: Blob, transcript: string) => void) {
  const [recording, setRecording] = useState(idle);
  const active = useRef<{ stop: () => void; cancel: () => void }>(undefined);
  useEffect(() => () => active.current?.cancel(), []);

  const updateRecording = (changes: Partial<Recording>) =>
    setRecording((current) => ({ ...current, ...changes }));

  const start = async () => {
    let isCancelled = false;
    active.current = { stop: () => {}, cancel: () => (isCancelled = true) };
    const stream = await openMicrophone().catch((error: unknown) => {
      setRecording({ ...idle, problem: isPermissionDenied(error) ? 'denied' : 'notStarted' });
    });
    if (!stream) return;
    if (isCancelled) return stopStream(stream);
    try {
      setRecording({ ...idle, isRecording: true });
      active.current = record(stream);
    } catch {
      stopStream(stream);
      setRecording({ ...idle, problem: 'notStarted' });
    }
  };

  const record = (stream: MediaStream) => {
    let transcript = '';
    const handleText = (text: string) => {
      transcript = text;
      updateRecording({ transcript });
    };
    const recorder = recordAudio(
      stream,
      (audio) => {
        updateRecording({ isRecording: false });
        onRecorded(audio, transcript);
      },
      () => setRecording({ ...idle, problem: 'notProcessed' }),
    );
    const transcriber = startTranscript(language, handleText, () =>
      updateRecording({ isTranscriptUnavailable: true }),
    );
    const finish = (action: 'stop' | 'cancel') => {
      transcriber.stop();
      recorder[action]();
      stopStream(stream);
      active.current = undefined;
    };
    return { stop: () => finish('stop'), cancel: () => finish('cancel') };
  };

  return {
    ...recording,
    start: () => void start(),
    stop: () => active.current?.stop(),
    /** Returns to the initial state. Afterwards speech recognition counts as available again. */
    reset: () => setRecording(idle),
  };
}

const openMicrophone = async () => navigator.mediaDevices.getUserMedia({ audio: true });

const isPermissionDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Starts a recording. Throws if the browser cannot record. `cancel` discards the recording. */
function recordAudio(stream: MediaStream, onAudio: (audio: Blob) => void, onFailure: () => void) {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onerror = onFailure;
  recorder.onstop = () => {
    const audio = new Blob(parts, { type: recorder.mimeType });
    if (audio.size > 0) onAudio(audio);
    else onFailure();
  };
  recorder.start();
  return {
    stop: () => recorder.stop(),
    cancel: () => {
      recorder.onstop = null;
      recorder.stop();
    },
  };
}
