import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the dialog that added this history entry. When the browser leaves the entry, the dialog closes. */
    dialog?: string;
  }
}

interface OpenDialog {
  id: string;
  close: () => void;
  hasEntry: boolean;
}

/**
 * The time in which the history is not changed after `history.back()`, in milliseconds. The browser can need longer, or
 * not go back at all.
 */
const longestStep = 1_000;
const histories = new WeakMap<AnyRouter, ReturnType<typeof createDialogHistory>>();
let count = 0;

/**
 * Adds an entry to the browser's history while a dialog is open, so that Back closes the dialog and does not leave the
 * page.
 */
export function useDialogHistory(isOpen: boolean, onClose: () => void): void {
  const router = useRouter({ warn: false }) as AnyRouter | undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOpen && router) return watchDialogHistory(router).open(() => close());
  }, [isOpen, router]);
}

/**
 * Returns the object that keeps one history entry for each open dialog of a router. The first call creates the object.
 * Call this function when the app starts. After a reload, the current history entry can belong to a dialog that is no
 * longer open. The new object then goes back one step in the history.
 */
export function watchDialogHistory(router: AnyRouter): ReturnType<typeof createDialogHistory> {
  const known = histories.get(router) ?? createDialogHistory(router);
  histories.set(router, known);
  return known;
}

/**
 * Adds and removes history entries, so that each open dialog has one. Changes the history in a microtask. So if one
 * dialog replaces another in the same render, the new dialog reuses the history entry of the closed dialog.
 */
function createDialogHistory(router: AnyRouter) {
  const history: RouterHistory = router.history;
  const dialogs: OpenDialog[] = [];
  /** The last call of `history.back()` that the browser has not answered: its time, and the entry's index. */
  let step: { at: number; from: number } | undefined;

  const entry = () => history.location.state.dialog;
  const index = () => history.location.state.__TSR_index;
  const isStepping = () => step !== undefined && performance.now() - step.at < longestStep;

  const enter = (dialog: OpenDialog, replace: boolean) => {
    dialog.hasEntry = true;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before: object) => ({ ...before, dialog: dialog.id }),
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };

  /**
   * Adds a history entry for each open dialog that has none. If all open dialogs have an entry and the current entry
   * belongs to a closed dialog, goes back one step.
   */
  const reconcile = () => {
    if (isStepping()) return;
    const current = entry();
    const isStale = current !== undefined && dialogs.every(({ id }) => id !== current);
    const [next, ...others] = dialogs.filter(({ hasEntry }) => !hasEntry);
    if (next) {
      enter(next, isStale);
      for (const other of others) enter(other, false);
    } else if (isStale && history.canGoBack()) {
      step = { at: performance.now(), from: index() };
      history.back();
    }
  };

  /** Returns the dialogs whose history entries come after the current entry, the last dialog first. */
  const dialogsAhead = () => {
    const current = dialogs.findIndex(({ id }) => id === entry());
    return dialogs
      .slice(current + 1)
      .filter(({ hasEntry }) => hasEntry)
      .toReversed();
  };

  history.subscribe(({ action }) => {
    const isOwnStep = action.type === 'BACK' && step?.from === index() + 1;
    // A replaced entry is no answer to `history.back()`: the browser can still go back.
    if (action.type !== 'REPLACE') step = undefined;
    for (const dialog of dialogsAhead()) {
      dialog.hasEntry = false;
      // A dialog that opened before the end of an own step stays open. `reconcile` adds a new entry for it.
      if (!isOwnStep) dialog.close();
    }
    // The browser's Forward button can lead to the history entry of a closed dialog. `reconcile` would step back from
    // that entry at once, so that the button would have no effect. So it is not called after Forward.
    if (action.type !== 'FORWARD') queueMicrotask(reconcile);
  });
  queueMicrotask(reconcile);

  return {
    /**
     * Registers an open dialog. Calls `close` when the browser leaves the dialog's history entry. Returns a function
     * that unregisters the dialog.
     */
    open: (close: () => void): (() => void) => {
      const dialog = { id: `${performance.timeOrigin}.${count++}`, close, hasEntry: false };
      dialogs.push(dialog);
      queueMicrotask(reconcile);
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        queueMicrotask(reconcile);
      };
    },
  };
}
