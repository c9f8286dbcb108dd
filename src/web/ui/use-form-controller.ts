import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { CallError } from '#web/lib/call-api.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useIsMounted } from '#web/lib/use-is-mounted.ts';
import { anyValues, type FormSchema, schemaResolver } from './form-validation.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

export interface FormOptions<Values extends FieldValues, Input> {
  /** Validates the values. Without a schema, all values are sent unchanged. */
  schema?: FormSchema<Input>;
  /** A value for each field. Use `null`, not `undefined`, for a control without a value. */
  defaultValues: Values;
  /**
   * Saves the input. If the server rejects a field, the error is shown at that field. Other errors are shown above the
   * fields. `reset` replaces the values and marks them as unchanged. Called without values, `reset` restores the
   * default values. `opened` is the input that the form would have sent when it opened (see `toEdit`). It is undefined
   * if the values at that time did not match the schema.
   */
  onSubmit: (input: Input, reset: (values?: Values) => void, opened: Input | undefined) => Promise<unknown>;
  /**
   * Called if `onSubmit` rejects because the input is kept on this device and sent later. The form counts as submitted.
   * `reset` works as in `onSubmit`.
   */
  onKept?: (input: Input, reset: (values?: Values) => void) => void;
  /**
   * Returns whether the values cannot be submitted yet, for example because the app still reads a typed sentence. The
   * submit button is busy while this returns true.
   */
  isOnHold?: (values: Values) => boolean;
  /** Called with the values if they do not match the schema. */
  onInvalid?: (values: Values) => void;
  /** Maps the server's field names to the form's field names where they differ. */
  serverFields?: Partial<Record<string, FieldPath<Values>>>;
  /** The key of the stored draft. Without a key no draft is stored. */
  draftKey?: string | undefined;
  /** Fields that are never stored in a draft, such as passwords. */
  undrafted?: readonly FieldPath<Values>[];
  /**
   * Fields that say which of the other fields the form shows. A change of only these fields is no input of the person,
   * so it is not stored in a draft.
   */
  modes?: readonly FieldPath<Values>[];
}

interface ControllerOptions<Values extends FieldValues, Input> extends FormOptions<Values, Input> {
  /** Receives an error that arrives after the form was closed. */
  onLateError?: (error: unknown) => void;
}

export interface FormController<Values extends FieldValues> {
  id: string;
  element: RefObject<HTMLFormElement | null>;
  methods: UseFormReturn<Values>;
  submit: () => void;
  isBusy: boolean;
  /** Whether a field differs from its value when the form opened. */
  isChanged: boolean;
  isOnHold: (values: Values) => boolean;
  /** The error of the last submission. Undefined if there was none, or if it is shown at a field. */
  failure: unknown;
  draft: FormDraft;
  clearErrors: () => void;
}

/**
 * Returns the state and the functions of a form: its values, errors, draft and submission. `Form` and `FormDialog`
 * render the form.
 */
export function useFormController<Values extends FieldValues, Input>(
  options: ControllerOptions<Values, Input>,
): FormController<Values> {
  const id = useId();
  const [initial] = useState(options.defaultValues);
  const schema = options.schema ?? anyValues<Input>();
  const methods = useForm<Values, unknown, Input>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: schemaResolver<Values, Input>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const form = methods as unknown as UseFormReturn<Values>;
  const draft = useFormDraft(form, initial, options);
  const { element, askForFocus } = useFocusOnFault();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<unknown>();
  const wasRefused = useRef(false);
  const isSending = useRef(false);

  // After an invalid submission, every change validates all fields again, because the error of one field can depend on
  // another field.
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      if (wasRefused.current) void form.trigger();
    });
    return unsubscribe;
  }, [form]);

  const refuse = (error: unknown) => {
    wasRefused.current = true;
    const field = fieldAtFault(error, options);
    if (!isMounted.current) return options.onLateError?.(error);
    if (field) form.setError(field.name, { type: 'server', message: field.code });
    else setFailure(error);
  };

  const send = async (input: Input) => {
    let isReset = false;
    // `wasRefused` must be false before `onSubmit` runs. Otherwise a reset inside `onSubmit` would validate the new
    // values.
    wasRefused.current = false;
    const reset = (values?: Values) => {
      isReset = true;
      draft.reset(values);
    };
    try {
      const opened = schema.safeParse(draft.readDefaults());
      await options
        .onSubmit(input, reset, opened.success ? opened.data : undefined)
        .catch((error: unknown) => {
          if (!(error instanceof KeptOnDevice)) throw error;
          options.onKept?.(input, reset);
        });
      if (isReset) return;
      // The values are saved, so they need no draft.
      if (isMounted.current) draft.reset(form.getValues());
      else draft.clear();
    } catch (error) {
      refuse(error);
    }
  };

  const isOnHold = options.isOnHold ?? (() => false);
  const submit = async () => {
    if (isSending.current || isOnHold(form.getValues())) return;
    isSending.current = true;
    setFailure(undefined);
    await methods.handleSubmit(send, () => {
      wasRefused.current = true;
      options.onInvalid?.(form.getValues());
    })();
    isSending.current = false;
    if (wasRefused.current) askForFocus();
  };

  const clearErrors = () => {
    wasRefused.current = false;
    setFailure(undefined);
    form.clearErrors();
  };

  return {
    id,
    element,
    methods: form,
    submit: () => void submit(),
    isBusy: methods.formState.isSubmitting,
    // Read here and not in a child, because the library notes changes only after a first read, and a restored draft
    // changes the fields before the children of a dialog render.
    isChanged: methods.formState.isDirty,
    isOnHold,
    failure,
    draft,
    clearErrors,
  };
}

/**
 * Returns the field that the server rejected and the error code. Returns undefined if the error does not belong to a
 * field.
 */
function fieldAtFault<Values extends FieldValues, Input>(
  error: unknown,
  { serverFields, defaultValues }: FormOptions<Values, Input>,
) {
  if (!(error instanceof CallError) || !error.field || !error.code) return undefined;
  const name = (serverFields?.[error.field] ?? error.field) as FieldPath<Values>;
  return name in defaultValues ? { name, code: error.code } : undefined;
}

/**
 * Returns the ref of the form element, and a function that moves focus to the first invalid field once the fields are
 * marked as invalid. Without an invalid field, the function scrolls to the alert.
 */
function useFocusOnFault() {
  const element = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  const focus = useEffectEvent(() => {
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (asked > 0) focus();
  }, [asked]);
  return { element, askForFocus: () => setAsked((count) => count + 1) };
}
