import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from './toaster.tsx';
import type { FormDraft } from './use-form-draft.ts';

export interface FormState {
  /** True while the form is being submitted. */
  isBusy: boolean;
  /** Returns whether the values cannot be submitted yet, for example because the app still reads a typed sentence. */
  isOnHold: (values: never) => boolean;
  draft: FormDraft;
  clearErrors: () => void;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

/** Returns true while the surrounding form is being submitted. */
export const useIsFormBusy = (): boolean => use(FormStateContext)?.isBusy ?? false;

/**
 * Returns true while the surrounding form is being submitted, or its values cannot be submitted yet (see `isOnHold`).
 */
export function useIsFormOnHold(): boolean {
  const form = use(FormStateContext);
  const isOnHold = useWatch({ compute: (values) => form?.isOnHold(values as never) ?? false });
  return isOnHold || (form?.isBusy ?? false);
}

/**
 * Returns a function that clears all errors of the surrounding form. Forms with several steps call it between the
 * steps, so that an error of one step is not visible in the next step.
 */
export function useClearFormErrors(): () => void {
  const form = use(FormStateContext);
  return () => form?.clearErrors();
}

/**
 * Returns a function that closes the form, discards its draft and shows a toast with Undo. Undo restores the draft and
 * opens the form again.
 */
export function useCancelForm(onOpenChange: (open: boolean) => void): () => void {
  const { t } = useTranslation(['forms', 'common']);
  const toast = useToast();
  const draft = use(FormStateContext)?.draft;
  return () => {
    const undo = draft?.discard();
    onOpenChange(false);
    if (!undo) return;
    const handleUndo = () => {
      undo();
      onOpenChange(true);
    };
    toast.show({ title: t('forms:discarded'), action: { label: t('common:undo'), onPress: handleUndo } });
  };
}
