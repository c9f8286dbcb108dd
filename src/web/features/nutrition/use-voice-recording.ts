import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#web/i18n/language.ts';
import { stopStream } from './camera.ts';
import { startTranscript } from './live-transcript.ts';
import { type LevelWatch, watchLevel } from './watch-level.ts';

const maxRecordingMs = 10 * 60_000;

export type VoiceProblem = 'denied' | 'notStarted' | 'notProcessed';

/**
 * A note about a finished recording. `silent` means that no sound was heard. `cutOff` means that the recording was
 * ended after 10 minutes.
 */
type VoiceNote = 'silent' | 'cutOff';

interface Recording {
  isRecording: boolean;
  /** The transcript so far. */
  transcript: string;
  /** Whether the browser has no speech recognition, or the recognition failed. The sound is recorded anyway. */
  isTranscriptUnavailable: boolean;
  problem?: VoiceProblem;
  note?: VoiceNote;
}

const idle: Recording = { isRecording: false, transcript: '', isTranscriptUnavailable: false };

interface Options {
  language: Language;
  onStarted: () => void;
  /** Called when the recording ends. `wasSilent` is true if the microphone recorded no sound. */
  onRecorded: (audio: Blob, transcript: string, wasSilent: boolean) => void;
  /** Returns whether to keep the recording if the component unmounts while the microphone is still on. */
  isKept: () => boolean;
}

/** Records the microphone for at most 10 minutes, with a live transcript if the browser supports it. */
export function useVoiceRecording({ language, onStarted, onRecorded, isKept }: Options) {
  const [recording, setRecording] = useState(idle);
  const active = useRef<{ stop: () => void; cancel: () => void }>(undefined);
  const watch = useRef<LevelWatch>(undefined);
  const endOnUnmount = useEffectEvent(() => active.current?.[isKept() ? 'stop' : 'cancel']());
  useEffect(() => () => endOnUnmount(), []);

  const updateRecording = (changes: Partial<Recording>) =>
    setRecording((current) => ({ ...current, ...changes }));

  const start = async () => {
    let isCancelled = false;
    const giveUp = () => (isCancelled = true);
    active.current = { stop: giveUp, cancel: giveUp };
    const stream = await openMicrophone().catch((error: unknown) => {
      setRecording({ ...idle, problem: isPermissionDenied(error) ? 'denied' : 'notStarted' });
    });
    if (!stream) return;
    if (isCancelled) return stopStream(stream);
    try {
      setRecording({ ...idle, isRecording: true });
      active.current = record(stream);
      onStarted();
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
    const level = watchLevel(stream);
    watch.current = level;
    const recorder = recordAudio(
      stream,
      (audio) => {
        const wasSilent = !transcript && (level?.wasSilent() ?? false);
        level?.stop();
        updateRecording({ isRecording: false, ...(wasSilent && { note: 'silent' as const }) });
        onRecorded(audio, transcript, wasSilent);
      },
      () => {
        level?.stop();
        setRecording({ ...idle, problem: 'notProcessed' });
      },
    );
    const transcriber = startTranscript(language, handleText, () =>
      updateRecording({ isTranscriptUnavailable: true }),
    );
    const finish = (action: 'stop' | 'cancel') => {
      clearTimeout(limit);
      transcriber.stop();
      recorder[action]();
      if (action === 'cancel') level?.stop();
      stopStream(stream);
      active.current = undefined;
    };
    const limit = setTimeout(() => {
      updateRecording({ note: 'cutOff' });
      finish('stop');
    }, maxRecordingMs);
    return { stop: () => finish('stop'), cancel: () => finish('cancel') };
  };

  return {
    ...recording,
    start: () => void start(),
    stop: () => active.current?.stop(),
    /** Returns the current loudness of the microphone, from 0 to 1. */
    level: () => watch.current?.level() ?? 0,
    /** Clears the transcript, the problem and the note of the last recording. */
    reset: () => setRecording(idle),
  };
}

const openMicrophone = async () => navigator.mediaDevices.getUserMedia({ audio: true });

const isPermissionDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Starts a recording and returns functions that end it. `stop` passes the recording to `onAudio`. `cancel` discards it.
 * Calls `onFailure` if the recording fails or is empty. Throws if the browser cannot record.
 */
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
