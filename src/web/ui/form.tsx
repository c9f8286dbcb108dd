import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from './button.tsx';
import { DraftNote } from './draft-note.tsx';
import { FormAlert, type FormAlertProps } from './form-alert.tsx';
import { FormStateContext, useIsFormOnHold } from './form-context.ts';
import { type FormController, type FormOptions, useFormController } from './use-form-controller.ts';

const spacings = { tight: 'space-y-3', normal: 'space-y-4', wide: 'space-y-5' };

export interface FormLook extends Omit<FormAlertProps, 'error'> {
  /** The space between the fields. */
  spacing?: keyof typeof spacings;
  /** Restores a draft without a note. For pages without toasts, which the note needs. */
  restoresSilently?: boolean;
}

interface Props<Values extends FieldValues, Input> extends FormOptions<Values, Input>, FormLook {
  /** The id of the form's heading. */
  labelledBy?: string;
  /** The fields, and a `SubmitButton`. */
  children: ReactNode;
}

/**
 * Renders a form. All forms use this component, alone or in `FormDialog`. Fields inside the form are bound by `name`.
 * The form shows errors at their fields or above the fields, moves focus to the first invalid field, and stores a draft
 * if `draftKey` is set.
 */
export function Form<Values extends FieldValues, Input = Values>(props: Props<Values, Input>) {
  const controller = useFormController(props);
  return (
    <FormScope controller={controller}>
      <FormElement controller={controller} look={props} labelledBy={props.labelledBy}>
        {props.children}
      </FormElement>
    </FormScope>
  );
}

interface ScopeProps<Values extends FieldValues> {
  controller: FormController<Values>;
  children: ReactNode;
}

/** Provides a form to the fields inside it. */
export function FormScope<Values extends FieldValues>({ controller, children }: ScopeProps<Values>) {
  return (
    <FormProvider {...controller.methods}>
      <FormStateContext value={controller}>{children}</FormStateContext>
    </FormProvider>
  );
}

interface ElementProps<Values extends FieldValues> extends ScopeProps<Values> {
  look: FormLook;
  labelledBy?: string | undefined;
}

/** Renders the form element with the draft note, the alert and the fields. */
export function FormElement<Values extends FieldValues>({
  controller,
  look,
  labelledBy,
  children,
}: ElementProps<Values>) {
  const { id, element, submit, failure, draft } = controller;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals. Without this line, the event of a form in a dialog would also submit the
    // form that contains the dialog.
    event.stopPropagation();
    submit();
  };
  return (
    <form
      id={id}
      ref={element}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={handleSubmit}
      className={spacings[look.spacing ?? 'normal']}
    >
      {draft.isRestored && !look.restoresSilently && <DraftNote draft={draft} />}
      {failure !== undefined && <FormAlert {...look} error={failure} />}
      {children}
    </form>
  );
}

interface SubmitProps {
  /** The form's id. Required if the button is outside the form element. */
  form?: string;
  wide?: boolean;
  variant?: 'primary' | 'soft' | 'secondary' | 'danger';
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows a button that submits the surrounding form. The button looks busy while the form is being submitted, or while
 * its values cannot be submitted yet.
 */
export function SubmitButton(props: SubmitProps) {
  return <Button {...props} type="submit" busy={useIsFormOnHold()} />;
}
