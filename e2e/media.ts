import type { Page } from '@playwright/test';

/** Chromium's fake camera (a green picture with a clock) and fake microphone (one beep per second). */
export const fakeMediaArgs = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Replaces the browser's speech recognition, which needs an outside service, with a fake that recognises `words`. */
export async function mockSpeechRecognition(page: Page, words: string) {
  await page.addInitScript((transcriptText) => {
    class Recognition {
      lang = '';
      onresult: ((event: unknown) => void) | null = null;
      start() {
        document.documentElement.dataset.heardIn = this.lang;
        const middle = transcriptText.indexOf(' ', transcriptText.length / 2);
        const parts = [transcriptText.slice(0, middle), transcriptText.slice(middle)];
        setTimeout(() => this.onresult?.({ results: [[{ transcript: parts[0] }]] }), 50);
        setTimeout(() => this.onresult?.({ results: parts.map((transcript) => [{ transcript }]) }), 100);
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, words);
}

/** Removes the browser's speech recognition. */
export const removeSpeechRecognition = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
