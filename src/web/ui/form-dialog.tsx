import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormElement, type FormLook, FormScope, SubmitButton } from './form.tsx';
import { useCancelForm } from './form-context.ts';
import { useToast } from './toaster.tsx';
import { useErrorToast } from './use-error-toast.ts';
import { type FormOptions, useFormController } from './use-form-controller.ts';

interface Props<Values extends FieldValues, Input>
  extends Omit<FormOptions<Values, Input>, 'draftKey' | 'onKept'>,
    FormLook {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /**
   * The name of the draft, unique among the person's drafts. A dialog that edits existing entries needs a different
   * name for each entry.
   */
  draftName: string;
  /**
   * The text of the submit button, which becomes the primary button once something has changed. Without a text the
   * dialog has no buttons, for example while the fields load.
   */
  submitLabel?: string | false;
  /** Returns a submit button with the given form id, in place of one with `submitLabel`. */
  renderSubmit?: (formId: string) => ReactNode;
  /** The title of the toast after saving. The dialog closes after saving. */
  savedText?: string;
  /** A note that is shown beside the buttons. */
  footerNote?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a form in a dialog. All dialogs with a form use this component. The draft survives Escape, a press outside, the
 * close button, the browser's Back, a reload, navigation and an expired session. Signing out deletes the draft. Cancel
 * discards the draft and offers Undo.
 */
export function FormDialog<Values extends FieldValues, Input = Values>(props: Props<Values, Input>) {
  return props.open && <OpenFormDialog {...props} />;
}

function OpenFormDialog<Values extends FieldValues, Input>(props: Props<Values, Input>) {
  const { onOpenChange, savedText, onSubmit, children } = props;
  const toast = useToast();
  const errorToast = useErrorToast();
  const key = draftKey(props.draftName, useMember().id);
  const controller = useFormController<Values, Input>({
    ...props,
    draftKey: key,
    onSubmit: async (input, ...form) => {
      await onSubmit(input, ...form);
      if (savedText) toast.show({ title: savedText });
      onOpenChange(false);
    },
    onKept: () => onOpenChange(false),
    onLateError: (error) => errorToast(props.errorTitle ?? props.title, error),
  });
  const submit =
    props.renderSubmit?.(controller.id) ??
    (props.submitLabel && (
      <SubmitButton form={controller.id} variant={controller.isChanged ? 'primary' : 'soft'}>
        {props.submitLabel}
      </SubmitButton>
    ));
  return (
    <FormScope controller={controller}>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={props.title}
        {...(props.description ? { description: props.description } : {})}
        footer={
          submit && (
            <Footer note={props.footerNote} onOpenChange={onOpenChange}>
              {submit}
            </Footer>
          )
        }
      >
        <FormElement controller={controller} look={props}>
          {children}
        </FormElement>
      </Dialog>
    </FormScope>
  );
}

interface FooterProps {
  note: ReactNode;
  onOpenChange: (open: boolean) => void;
  /** The submit button. It is outside the form element, so it refers to the form by its id. */
  children: ReactNode;
}

function Footer({ note, onOpenChange, children }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {note}
      <Button variant="quiet" onClick={useCancelForm(onOpenChange)}>
        {t('cancel')}
      </Button>
      {children}
    </>
  );
}
