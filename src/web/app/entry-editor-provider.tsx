import { type ReactNode, useMemo, useState } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { EditEntryContext } from '#web/ui/unsent/edit-entry-context.ts';
import type { EntryGroup } from '#web/ui/unsent/entry-kinds.ts';

/** The kinds of unsent entries that `EntryEditor` has a form for. */
const editableKinds: ReadonlySet<EntryGroup['kind']['name']> = new Set([
  'meal',
  'mealChange',
  'workout',
  'workoutChange',
  'weighIn',
  'night',
  'cycleEntry',
  'cycleEntryChange',
  'post',
  'comment',
]);

/**
 * Returns whether the entries of the group post a shared mood or a shared achievement. Such posts have no text to edit.
 */
const isSharedState = ({ kind, entries }: EntryGroup): boolean =>
  kind.name === 'post' && (entries[0].input.body as { type: string }).type !== 'post';

const loadEditor = async () => (await import('./entry-editor.tsx')).EntryEditor;

/**
 * Lets the children open the form that edits an unsent entry, which is a write that waits on this
 * device. The script of the forms is loaded when the first form opens.
 */
export function EntryEditorProvider({ children }: { children: ReactNode }) {
  const [edited, setEdited] = useState<EntryGroup>();
  const editor = useMemo(
    () => ({
      canEdit: (group: EntryGroup) => editableKinds.has(group.kind.name) && !isSharedState(group),
      edit: setEdited,
    }),
    [],
  );
  return (
    <EditEntryContext value={editor}>
      {children}
      {edited && (
        <LazyPart
          key={edited.key}
          load={loadEditor}
          props={{ group: edited, onClose: () => setEdited(undefined) }}
          failed={() => null}
        />
      )}
    </EditEntryContext>
  );
}
