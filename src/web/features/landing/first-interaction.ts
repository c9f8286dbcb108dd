const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** The longest time to wait for an interaction, in milliseconds. The page has usually finished loading by then. */
const idleTimeoutMs = 1500;

/**
 * Waits for the first interaction with a prerendered page, but at most `idleTimeoutMs`. Scripts that load after this
 * wait do not slow the first view, which is already visible without them. On a page that is not prerendered, resolves
 * at once.
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
