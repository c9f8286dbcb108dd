const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** After this many milliseconds nobody is waiting for the page itself any more. */
const quiet = 1500;

/**
 * Resolves when a visitor does anything at all or the page has come to rest, and at once where it is not a written
 * one. What stands in the written page already needs its script no sooner.
 */
export function firstSign(): Promise<void> {
  const isWritten = typeof document !== 'undefined' && document.querySelector('[data-page]') !== null;
  if (!isWritten) return Promise.resolve();
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    setTimeout(hear, quiet);
    for (const sign of signs) window.addEventListener(sign, hear, { signal: heard.signal, passive: true });
  });
}
