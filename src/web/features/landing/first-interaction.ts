const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** After this many milliseconds nobody is waiting for the page itself any more. */
const idleTimeoutMs = 1500;

/**
 * Resolves when a visitor does anything at all or the page has come to rest, and at once where it is not a written
 * one. What stands in the written page already needs its script no sooner.
 */
export function firstInteraction(): Promise<void> {
  const isPrerendered = typeof document !== 'undefined' && document.querySelector('[data-page]') !== null;
  if (!isPrerendered) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const handleInteraction = () => {
      controller.abort();
      resolve();
    };
    setTimeout(handleInteraction, idleTimeoutMs);
    for (const eventName of interactionEvents)
      window.addEventListener(eventName, handleInteraction, { signal: controller.signal, passive: true });
  });
}
