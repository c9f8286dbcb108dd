const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Resolves when a visitor does anything at all, and at once where the page is not a written one. What stands in
 * the written page already needs its script no sooner.
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
    for (const sign of signs) window.addEventListener(sign, hear, { signal: heard.signal, passive: true });
  });
}
