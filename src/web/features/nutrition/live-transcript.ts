import type { Language } from '#web/i18n/language.ts';

/** The browser's SpeechRecognition, which TypeScript's DOM types lack. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionConstructor = new () => Recognition;

const recognitionConstructor = (): RecognitionConstructor | undefined => {
  const globals = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return globals.SpeechRecognition ?? globals.webkitSpeechRecognition;
};

export const canTranscribe = (): boolean => recognitionConstructor() !== undefined;

const localeTags = { en: 'en-US', sv: 'sv-SE' };

/**
 * Starts speech recognition. Calls `onText` with the whole transcript after each result. Calls `onUnavailable` if the
 * browser has no speech recognition or if recognition fails. `stop` ends recognition without another result.
 */
export function startTranscript(
  language: Language,
  onText: (text: string) => void,
  onUnavailable: () => void,
): { stop: () => void } {
  const Constructor = recognitionConstructor();
  if (!Constructor) {
    onUnavailable();
    return { stop: () => {} };
  }
  const recognition = new Constructor();
  recognition.lang = localeTags[language];
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    const parts = Array.from(results, (result) => result[0]?.transcript.trim() ?? '');
    onText(parts.filter(Boolean).join(' '));
  };
  recognition.onerror = ({ error }) => {
    // Silence and a cancelled recognition do not mean that recognition is unavailable.
    if (error !== 'no-speech' && error !== 'aborted') onUnavailable();
  };
  recognition.start();
  return {
    stop: () => {
      recognition.onresult = null;
      recognition.abort();
    },
  };
}
