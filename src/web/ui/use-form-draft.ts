import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type DraftValues, deleteDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { useReportUnsavedInput } from '#web/lib/unsaved-input.ts';

export interface FormDraft {
  /** Whether the form shows a draft that was stored before it opened. */
  isRestored: boolean;
  lostFile: boolean;
  /** Deletes the draft after a successful submission. */
  clear: () => void;
  /**
   * Deletes the draft and shows the default values. Returns a function that restores the draft, or undefined if there
   * was no draft.
   */
  discard: () => (() => void) | undefined;
  /** Replaces the values and marks them as unchanged. Called without values, restores the default values. */
  reset: (values?: FieldValues) => void;
  /** Returns the default values: the values that the form opened with, or the values of the last reset. */
  readDefaults: () => FieldValues;
}

interface Options {
  draftKey?: string | undefined;
  undrafted?: readonly string[];
  modes?: readonly string[];
}

/**
 * Stores the values that differ from the defaults as a draft, and restores the draft when the form opens. Stores no
 * values of the fields in `undrafted`, no draft of only fields in `modes`, and no draft without a `draftKey`. If the
 * key changes to another key while the form is open, moves the draft.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  { draftKey, undrafted = [], modes = [] }: Options,
): FormDraft {
  const defaults = useRef(initial);
  const [earlier] = useState(() => (draftKey ? readDraft(draftKey) : undefined));
  const [isRestored, setRestored] = useState(earlier !== undefined);
  const [isChanged, setChanged] = useState(earlier !== undefined);
  useReportUnsavedInput(isChanged);

  // A draft also has the values that a reset changed, because the form opens with `initial` again.
  const draftOf = (values: Values) =>
    changedValues(values, defaults.current, [...undrafted, ...modes]) &&
    changedValues(values, initial, undrafted);
  const keep = (values: Values) => {
    setChanged(changedValues(values, defaults.current, modes) !== undefined);
    if (!draftKey) return;
    const changed = draftOf(values);
    if (changed) writeDraft(draftKey, changed);
    else deleteDraft(draftKey);
  };
  const latestKeep = useRef(keep);
  useEffect(() => {
    latestKeep.current = keep;
  });

  const show = (values: DraftValues) => {
    for (const [name, value] of Object.entries(values)) {
      if (!(name in defaults.current)) continue;
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  const showEarlier = useRef(() => earlier && show(earlier.values));
  useLayoutEffect(() => void showEarlier.current(), []);

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => latestKeep.current(values as Values));
    return unsubscribe;
  }, [form]);

  const moveDraft = useEffectEvent((from: string, to: string) => {
    const changed = draftOf(form.getValues());
    if (!changed) return;
    deleteDraft(from);
    writeDraft(to, changed);
  });
  const lastKey = useRef(draftKey);
  useEffect(() => {
    if (lastKey.current && draftKey && lastKey.current !== draftKey) moveDraft(lastKey.current, draftKey);
    lastKey.current = draftKey;
  }, [draftKey]);

  const clear = () => {
    if (draftKey) deleteDraft(draftKey);
    setRestored(false);
    setChanged(false);
  };
  return {
    isRestored,
    lostFile: earlier?.lostFile ?? false,
    clear,
    discard: () => {
      const discarded = draftOf(form.getValues());
      form.reset(defaults.current as DefaultValues<Values>);
      clear();
      if (!draftKey || !discarded) return undefined;
      return () => {
        writeDraft(draftKey, discarded);
        // `show` has no effect if the form is closed. When the form opens again, it reads the stored draft.
        show(discarded);
      };
    },
    readDefaults: () => defaults.current,
    reset: (values) => {
      defaults.current = (values as Values | undefined) ?? defaults.current;
      form.reset(defaults.current as DefaultValues<Values>);
      clear();
    },
  };
}

/**
 * Returns the values that differ from the defaults, or undefined if all are equal. Leaves out the fields in `except`.
 * Two files are equal only if they are the same object.
 */
function changedValues(
  values: FieldValues,
  defaults: FieldValues,
  except: readonly string[] = [],
): DraftValues | undefined {
  const names = Object.keys(defaults).filter(
    (name) => !except.includes(name) && !isSame(values[name], defaults[name]),
  );
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, values[name]])) : undefined;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (!(one instanceof Blob) && !(other instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));
