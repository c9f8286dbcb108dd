import type { FirstView } from '#contracts/first-view.ts';
import { firstViewId } from '#contracts/first-view-id.ts';

/** Returns whether the HTML of the page contains the data of a signed-in person. */
export const hasFirstView = (): boolean => document.getElementById(firstViewId) !== null;

/** Returns the data in the HTML of the page and removes it from the document. Returns undefined if there is none. */
export function takeFirstView(): FirstView | undefined {
  const element = document.getElementById(firstViewId);
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as FirstView) : undefined;
}
