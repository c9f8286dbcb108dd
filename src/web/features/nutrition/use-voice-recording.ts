import { useEffect, useRef, useState } from 'react';
import type { Language } from '#web/i18n/language.ts';
import { stopStream } from './camera.ts';
import { startTranscript } from './live-transcript.ts';

export type VoiceProblem = 'denied' | 'notStarted' | 'notProcessed';

interface Recording {
  status: 'idle' | 'recording' | 'stopped';
  /** What was understood so far. */
  transcript: string;
  /** The browser writes nothing down; the sound is recorded all the same. */
  isUnheard: boolean;
  /** Where the sound can be listened to. */
  audioUrl?: string;
  problem?: VoiceProblem;
}

const idle: Recording = { status: 'idle', transcript: '', isUnheard: false };

/** Records the microphone, with a live transcript where the browser has one. `onTranscript` gets what was understood. */
export function useVoiceRecording(language: Language, onTranscript: (text: string) => void) {
  const [recording, setRecording] = useState(idle);
  const running = useRef<{ stop: () => void; drop: () => void }>(undefined);
  const { audioUrl } = recording;
  useEffect(() => () => running.current?.drop(), []);
  useEffect(() => () => URL.revokeObjectURL(audioUrl ?? ''), [audioUrl]);

  const change = (part: Partial<Recording>) => setRecording((before) => ({ ...before, ...part }));

  const start = async () => {
    let dropped = false;
    running.current = { stop: () => {}, drop: () => (dropped = true) };
    const stream = await openMicrophone().catch((error: unknown) => {
      setRecording({ ...idle, problem: wasDenied(error) ? 'denied' : 'notStarted' });
    });
    if (!stream) return;
    if (dropped) return stopStream(stream);
    try {
      setRecording({ ...idle, status: 'recording' });
      running.current = run(stream);
    } catch {
      stopStream(stream);
      setRecording({ ...idle, problem: 'notStarted' });
    }
  };

  const run = (stream: MediaStream) => {
    let transcript = '';
    const hear = (text: string) => {
      transcript = text;
      change({ transcript });
    };
    const recorder = recordSound(
      stream,
      (sound) => {
        change({ status: 'stopped', audioUrl: URL.createObjectURL(sound) });
        if (transcript) onTranscript(transcript);
      },
      () => setRecording({ ...idle, problem: 'notProcessed' }),
    );
    const listener = startTranscript(language, hear, () => change({ isUnheard: true }));
    const end = (how: 'stop' | 'drop') => {
      listener.stop();
      recorder[how]();
      stopStream(stream);
      running.current = undefined;
    };
    return { stop: () => end('stop'), drop: () => end('drop') };
  };

  return {
    ...recording,
    start: () => void start(),
    stop: () => running.current?.stop(),
    discard: () => setRecording(idle),
  };
}

const openMicrophone = async () => navigator.mediaDevices.getUserMedia({ audio: true });

const wasDenied = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** Throws where the browser cannot record. `drop` stops without a word. */
function recordSound(stream: MediaStream, onSound: (sound: Blob) => void, onFailure: () => void) {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onerror = onFailure;
  recorder.onstop = () => {
    const sound = new Blob(parts, { type: recorder.mimeType });
    if (sound.size > 0) onSound(sound);
    else onFailure();
  };
  recorder.start();
  return {
    stop: () => recorder.stop(),
    drop: () => {
      recorder.onstop = null;
      recorder.stop();
    },
  };
}
