import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactBounds, type ContactForm as FormType } from '#domain/contact.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ContactValues, contactSchema, emptyContact, typedContact } from './contact-values.ts';
import { submitContactForm } from './submit-contact-form.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  formType: FormType;
  /** The id of the heading above the form. */
  labelledBy: string;
  /** The button that submits the form. */
  submit: ReactNode;
  messageLabel: string;
  /** Says what the email address is for. */
  emailHint: string;
  /** Extra fields, named `selectedPrice` and `userType`, between the email and the message. */
  children?: ReactNode;
}

/** The error of a submission that failed. Its message is the reason, or empty if the reason is unknown. */
class Refusal extends Error {}

/**
 * Shows a form with an email address and a message, and the result after submission. The input is cleared only after
 * the server has accepted the form, and survives a reload. A visitor has no id, so the key of the draft contains 0.
 */
export function ContactForm({ formType, labelledBy, submit, messageLabel, emailHint, children }: Props) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const honeypot = useRef<HTMLInputElement>(null);
  const [thanks, setThanks] = useState<string>();

  const handleSubmit = async (values: ContactValues, reset: (values: ContactValues) => void) => {
    setThanks(undefined);
    const entry = {
      ...values,
      formType,
      selectedPrice: values.selectedPrice ? Number(values.selectedPrice) : null,
      honeypot: honeypot.current?.value ?? '',
      timeTaken: Math.round(performance.now()),
    };
    const { success, text } = await submitContactForm(entry, language);
    if (!success) throw new Refusal(text);
    reset(emptyContact);
    setThanks(text);
  };

  return (
    <Form
      labelledBy={labelledBy}
      schema={contactSchema(formType, honeypot)}
      defaultValues={typedContact(labelledBy)}
      draftKey={draftKey(`contact-${formType}`, 0)}
      restoresSilently
      onInvalid={() => setThanks(undefined)}
      onSubmit={handleSubmit}
      renderError={(error) => (
        <Alert>{error instanceof Refusal && error.message ? error.message : t('sendFailed')}</Alert>
      )}
    >
      <EmailField hint={emailHint} />
      {children}
      <TextareaField label={messageLabel} name="message" rows={3} maxLength={contactBounds.message} />
      <Honeypot input={honeypot} />
      {thanks && (
        <Alert tone="good" role="alert">
          {thanks}
        </Alert>
      )}
      {submit}
    </Form>
  );
}

function EmailField({ hint }: { hint: string }) {
  const { t } = useTranslation('landing');
  const problem = useProblemText('email');
  return (
    <TextField
      label={t('email')}
      hint={hint}
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={contactBounds.email}
      missing={problem}
      invalid={problem}
    />
  );
}

/**
 * Shows a field that people cannot see, so that only bots fill it in. The field is not part of the form's state,
 * because bots write directly into the element.
 */
function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('landing');
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        {t('honeypot')}
        <input ref={input} name="honeypot" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Shows a button that submits the form. The button is disabled until the script of the prerendered page runs. It does
 * not look disabled while it waits, so that its colour does not change as soon as a person touches the page.
 */
export function ContactSubmit({
  incomplete = false,
  children,
}: {
  incomplete?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={incomplete ? undefined : '*:disabled:opacity-100!'}>
      <SubmitButton variant="secondary" disabled={!useIsHydrated() || incomplete}>
        {children}
      </SubmitButton>
    </div>
  );
}
