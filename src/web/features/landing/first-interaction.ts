const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** How long to wait for the page to become idle, in milliseconds. Usually it has finished loading by then. */
const idleTimeoutMs = 1500;

/**
 * Resolves on the first interaction, or when the page is idle, so that scripts for prerendered content load late.
 * Resolves at once if the page is not prerendered.
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
