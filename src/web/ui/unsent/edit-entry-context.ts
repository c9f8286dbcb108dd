import { createContext, use } from 'react';
import type { EntryGroup } from './entry-kinds.ts';

interface EntryEditor {
  /** Returns whether the app has a form for the entries of the group. */
  canEdit: (group: EntryGroup) => boolean;
  /**
   * Opens the form for the newest entry of the group, filled with the values of this entry. Saving the form changes the
   * entry on this device.
   */
  edit: (group: EntryGroup) => void;
}

/**
 * The functions that open the forms of unsent entries. `EntryEditorProvider` in `src/web/app`
 * provides these functions, because the forms are in `src/web/features`, which `src/web/ui` must
 * not import.
 */
export const EditEntryContext = createContext<EntryEditor>({ canEdit: () => false, edit: () => undefined });

export const useEntryEditor = (): EntryEditor => use(EditEntryContext);
