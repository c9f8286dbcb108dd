import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { draftKey, writeDraft } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormElement, type FormLook, FormScope, SubmitButton } from './form.tsx';
import { useToast } from './toaster.tsx';
import { useErrorToast } from './use-error-toast.ts';
import { type FormOptions, useFormController } from './use-form-controller.ts';

interface Props<Values extends FieldValues, Input>
  extends Omit<FormOptions<Values, Input>, 'draftKey'>,
    FormLook {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Names the draft among those of the person. Two entries that can be edited have two names. */
  draftName: string;
  submitLabel: string;
  /** A toast that says it is saved. The dialog closes by itself. */
  savedText?: string;
  /** What stands beside the buttons. */
  footerNote?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The one dialog with a form. Escape, a press outside, the close button and the browser's Back keep the draft; so do
 * a reload, another page and the end of the session. Cancel discards it, with Undo.
 */
export function FormDialog<Values extends FieldValues, Input = Values>(props: Props<Values, Input>) {
  return props.open && <OpenFormDialog {...props} />;
}

function OpenFormDialog<Values extends FieldValues, Input>(props: Props<Values, Input>) {
  const { onOpenChange, savedText, onSubmit, children } = props;
  const { t } = useTranslation('common');
  const toast = useToast();
  const errorToast = useErrorToast();
  const key = draftKey(props.draftName, useMember().id);
  const controller = useFormController<Values, Input>({
    ...props,
    draftKey: key,
    onSubmit: async (input, reset) => {
      await onSubmit(input, reset);
      if (savedText) toast.show({ title: savedText });
      onOpenChange(false);
    },
    onLateError: (error) => errorToast(props.errorTitle ?? props.title, error),
  });
  const cancel = useCancel(key, controller.draft.discard, onOpenChange);
  return (
    <FormScope controller={controller}>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={props.title}
        {...(props.description ? { description: props.description } : {})}
        footer={
          <>
            {props.footerNote}
            <Button variant="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
            <SubmitButton form={controller.id}>{props.submitLabel}</SubmitButton>
          </>
        }
      >
        <FormElement controller={controller} look={props}>
          {children}
        </FormElement>
      </Dialog>
    </FormScope>
  );
}

/** Closes the dialog and discards the draft. Undo puts the draft back and opens the dialog again. */
function useCancel(
  key: string,
  discard: () => Record<string, unknown> | undefined,
  onOpenChange: (open: boolean) => void,
) {
  const { t } = useTranslation(['forms', 'common']);
  const toast = useToast();
  return () => {
    const discarded = discard();
    onOpenChange(false);
    if (!discarded) return;
    const undo = () => {
      writeDraft(key, discarded);
      onOpenChange(true);
    };
    toast.show({ title: t('forms:discarded'), action: { label: t('common:undo'), onPress: undo } });
  };
}
