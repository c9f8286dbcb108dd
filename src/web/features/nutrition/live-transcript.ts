import type { Language } from '#web/i18n/language.ts';

/** Speech recognition as browsers have it; TypeScript's library does not know it. */
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

/** Hands over all that was understood so far, again and again. Calls `onUnavailable` where nothing can listen. */
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
    // A pause is no failure.
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
